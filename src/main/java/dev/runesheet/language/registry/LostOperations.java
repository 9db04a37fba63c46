package dev.runesheet.language.registry;

import dev.runesheet.document.WordTable;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Watch;
import java.util.Optional;

/**
 * The check for operations that do not run because one before them has destroyed their card. Those
 * that watch different cards are effects of their own; of these, none runs whose card has left. In
 * the middle of a destruction the card stays until all have run.
 */
final class LostOperations {

  private LostOperations() {}

  static void check(EffectSource source) {
    String scope = RegistryWords.SCOPES.meaning(source.scope()).orElse("");
    if (!source.trigger().equals(RegistryWords.ON_PLAYED)
        || !ScopeWords.WITH_HOLDER.contains(scope)) {
      return;
    }
    WordTable<Watch> watches = RegistryWords.WATCHED.get(source.trigger());
    String destroys = null;
    boolean apart = false;
    for (OperationSource operation : source.operations()) {
      Optional<Watch> watch = operation.per().flatMap(watches::meaning);
      if (watch.isEmpty()) {
        continue; // Reported.
      }
      String per = operation.per().get();
      apart |= destroys != null && !per.equals(destroys);
      if (apart && meet(watch.get(), watches.meaning(destroys).orElseThrow())) {
        String found = Words.quote(per) + " behind 'destroy_cards' with " + Words.quote(destroys);
        String expected = Words.quote(destroys) + ", or the operation before that one";
        operation
            .common()
            .places()
            .part("/per")
            .ifPresent(word -> word.error(RegistryCode.LOST_WITH_CARD, found, expected));
      }
      if (destroys == null && operation instanceof OperationSource.DestroyCards) {
        destroys = per;
      }
    }
  }

  /** True if one event can be answered by both. */
  private static boolean meet(Watch one, Watch other) {
    return one == other || one == Watch.OTHER || other == Watch.OTHER;
  }
}
