import { useEffect } from 'react';
import { options } from '../../config/index.ts';
import type { OptionPath } from '../../text/index.ts';
import { useNavigation } from '../state/navigation.ts';

/** The option that the fragment of an address names, as `#smtpPort` does; undefined for anything else. */
export function linkedOption(fragment: string): OptionPath | undefined {
  return options.find(({ key }) => `#${key}` === fragment)?.path;
}

/** Goes to the option that the address names, as soon as the form is ready and whenever the fragment changes. */
export function useDeepLink(): void {
  const navigation = useNavigation();
  useEffect(() => {
    const follow = () => {
      const path = linkedOption(window.location.hash);
      if (path) navigation.go({ kind: 'form', path });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [navigation]);
}
