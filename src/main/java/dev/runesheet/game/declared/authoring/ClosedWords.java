package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations;
import dev.runesheet.game.declared.setup.DeclaredTable;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.game.declared.state.TurnSignals;
import dev.runesheet.model.Effect;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Property;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The words of a declared game to which nothing but its declaration adds any. */
final class ClosedWords {

  private ClosedWords() {}

  /** The words by what they are; none in a game of characters, whose kinds are its mode's. */
  static Map<String, Set<String>> of(DeclaredCatalog catalog, Collection<Effect> effects) {
    OptionalDeclarations extras = catalog.extras();
    if (extras.characters() != null) {
      return Map.of();
    }
    Map<String, Set<String>> words = new TreeMap<>();
    words.put(
        Property.KIND,
        with(catalog.kinds().keySet(), DeclaredCatalog.PLAYER, DeclaredCatalog.GAME));
    Set<String> owners = with(catalog.cards().keySet(), DeclaredCatalog.GAME);
    owners.addAll(RuleOwners.ALL);
    words.put(Property.DEFINITION, owners);
    words.put(Property.ZONE, with(catalog.zones().keySet(), DeclaredTable.table(catalog)));
    words.put(
        WordList.SCOPE,
        with(DeclaredScopes.all(catalog).keySet(), HolderScope.SELF, DeclaredCatalog.GAME));
    words.put("signal", TurnSignals.handlers(catalog).keySet());
    Set<String> ids = with(extras.continuous().keySet());
    ids.addAll(extras.listed().keySet());
    effects.forEach(effect -> ids.add(effect.id()));
    words.put("effect", ids);
    words.put(WordList.STATUS, RuleOwners.statuses(ids));
    if (extras.counts().isEmpty() && extras.calculations().isEmpty()) {
      words.put(WordList.STAT, with(catalog.stats()));
    }
    return words;
  }

  private static Set<String> with(Collection<String> words, String... others) {
    Set<String> all = new TreeSet<>(words);
    all.addAll(Set.of(others));
    return all;
  }
}
