import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { separateBuild, type BuildContext } from './separateBuild.ts';

type Output = { output: readonly { type: string; code?: string }[] };

export type ScriptContext = BuildContext &
  Pick<ResolvedConfig, 'define'> & {
    build: Pick<ResolvedConfig['build'], 'target'>;
  };

export async function standaloneScript(
  entry: string,
  config: ScriptContext,
  plugins: Plugin[] = [],
): Promise<string> {
  const inline: InlineConfig = {
    ...separateBuild(config),
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins,
    define: { ...config.define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: config.build.target,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        treeshake: { moduleSideEffects: (id) => !id.includes('node_modules') },
        output: {
          format: 'iife',
          codeSplitting: false,
          minify: { compress: { dropConsole: true }, mangle: true, codegen: { removeWhitespace: true } },
        },
      },
    },
  };
  const { output } = (await build(inline)) as Output;
  const [script] = output;
  if (output.length !== 1 || !script?.code) throw new Error(`${entry} is not one script.`);
  return script.code.trim();
}
