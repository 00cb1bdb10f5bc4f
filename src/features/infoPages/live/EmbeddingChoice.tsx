import { useId, useRef, useState } from 'react';
import {
  embeddedKinds,
  embeddedThemes,
  embeddingPath,
  embeddingSnippet,
  heightWithoutScript,
  mostEmbedded,
  usualEmbedding,
  type Embedding,
} from '@/domain/embedding';
import { copyText } from '@/shared/browser/copyText';
import { siteOrigin } from '@/shared/config/siteOrigin';
import { Button } from '@/shared/ui/Button';
import { ChoiceField } from '@/shared/ui/ChoiceField';
import { embeddingTexts as texts } from './embeddingTexts';
import './embedding.scss';

const everything = 'all';
const counts = Array.from({ length: mostEmbedded }, (_, index) => index + 1);

type FieldProps = {
  label: string;
  value: string | number;
  options: { value: string | number; label: string }[];
  onChoose: (value: string) => void;
};

function Field(props: FieldProps) {
  return <ChoiceField {...props} id={useId()} field={useRef(null)} problem={undefined} />;
}

/** What other websites may show of the programme: the choice, how it looks, and the HTML to copy. */
export function EmbeddingChoice() {
  const [embedding, setEmbedding] = useState(usualEmbedding);
  const { kind, count, theme } = embedding;
  const id = useId();
  const choose = (change: Partial<Embedding>) => setEmbedding({ ...embedding, ...change });
  const address = embeddingPath(embedding);
  const snippet = embeddingSnippet(siteOrigin(), embedding, texts.frame);
  return (
    <section className="panel page-embedding" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <div className="embedding-fields">
        <Field
          label={texts.kind}
          value={kind ?? everything}
          options={[
            { value: everything, label: texts.everything },
            ...embeddedKinds.map((value) => ({ value, label: texts.kinds[value] })),
          ]}
          onChoose={(value) => choose({ kind: embeddedKinds.find((known) => known === value) })}
        />
        <Field
          label={texts.count}
          value={count}
          options={counts.map((value) => ({ value, label: String(value) }))}
          onChoose={(value) => choose({ count: Number(value) })}
        />
        <Field
          label={texts.theme}
          value={theme}
          options={embeddedThemes.map((value) => ({ value, label: texts.themes[value] }))}
          onChoose={(value) => choose({ theme: embeddedThemes.find((known) => known === value) ?? theme })}
        />
      </div>
      <Snippet key={snippet} text={snippet} />
      <h3>{texts.preview}</h3>
      {/* Another frame for another address: a frame that navigates would add entries to the history. */}
      <iframe
        key={address}
        src={address}
        title={texts.frame}
        loading="lazy"
        className="embedding-preview"
        style={{ height: heightWithoutScript(count) }}
      />
    </section>
  );
}

function Snippet({ text }: { text: string }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  async function copy() {
    setOutcome(undefined);
    const isCopied = await copyText(text);
    if (!isCopied) field.current?.select();
    setOutcome(isCopied ? 'copied' : 'refused');
  }
  return (
    <>
      <label className="form-label" htmlFor={id}>
        {texts.snippet}
      </label>
      <textarea
        ref={field}
        id={id}
        className="form-control embedding-snippet"
        rows={6}
        readOnly
        spellCheck={false}
        translate="no"
        value={text}
      />
      <Button onClick={() => void copy()}>{texts.copy}</Button>
      <p role="status" className="embedding-copied">
        {outcome && texts[outcome]}
      </p>
    </>
  );
}
