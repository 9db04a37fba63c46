package dev.runesheet.pack;

import dev.runesheet.engine.Installed;
import dev.runesheet.model.VerbCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.VerbProvider;
import java.util.List;

/**
 * The reason why a verb is not known although the class path has it: its provider brings it for a
 * game that there is not, whose name is probably misspelt.
 */
final class StrayProviders {

  private StrayProviders() {}

  /** The same findings; those about verbs that a stray provider brings name it. */
  static List<Diagnostic> named(List<Diagnostic> findings) {
    boolean verbs = findings.stream().anyMatch(one -> one.code() == Code.UNKNOWN_VERB);
    return verbs ? findings.stream().map(StrayProviders::named).toList() : findings;
  }

  private static Diagnostic named(Diagnostic finding) {
    if (finding.code() == Code.UNKNOWN_VERB) {
      for (VerbProvider provider : Installed.services(VerbProvider.class)) {
        String game = provider.game();
        if (game != null && !Packs.games().contains(game) && brings(provider, finding.found())) {
          return finding.suggesting(
              provider.getClass().getName()
                  + " brings it for the game "
                  + Words.unknown(game, Packs.games()));
        }
      }
    }
    return finding;
  }

  private static boolean brings(VerbProvider provider, String found) {
    List<Class<?>> verbs = provider.verbs();
    return verbs != null
        && VerbCatalog.of(verbs).names().stream().map(Words::quote).anyMatch(found::equals);
  }
}
