package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.word.ScopeRegion;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.word.Presence;
import dev.runesheet.word.WordList;
import java.util.stream.Stream;

/** The scopes that an effect names: those whose cards it changes, counts or needs. */
final class NamedScopes {

  private NamedScopes() {}

  /** True if an effect names a scope of cards in a region. */
  static boolean include(ScopeRegion where, Effect effect) {
    return of(effect).anyMatch(scope -> ScopeWords.isIn(where, scope));
  }

  private static Stream<String> of(Effect effect) {
    Stream<String> needed = effect.body().presence().map(Presence::scope).stream();
    Stream<String> called =
        effect.calls().flatMap(act -> act.naming(WordList.SCOPE).values().stream());
    return Stream.of(needed, of(effect.body()), called).flatMap(all -> all);
  }

  private static Stream<String> of(Body body) {
    if (body instanceof Body.Modify change) {
      return Stream.of(change.scope(), change.per());
    }
    return body instanceof Body.Suppress suppress ? Stream.of(suppress.scope()) : Stream.empty();
  }
}
