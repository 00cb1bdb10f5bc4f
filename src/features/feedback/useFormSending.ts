import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formProblem, type formSlice } from './formSlice';

/** The request of the shown form `id`: whether it is sent, and why it failed. A problem of another form is not shown. */
export function useFormSending<Name extends string, Arg, Result>(
  { actions, selectors }: ReturnType<typeof formSlice<Name, Arg, Result>>,
  id: string,
  unclearTitle: string,
) {
  const dispatch = useDispatch();
  const { isLoading, error, sentForm } = useSelector(selectors.selectSending);
  useEffect(() => {
    dispatch(actions.formShown(id));
    return () => void dispatch(actions.formLeft());
  }, [dispatch, actions, id]);
  const problem = error && sentForm === id ? formProblem(error, unclearTitle) : undefined;
  return { isLoading, problem };
}
