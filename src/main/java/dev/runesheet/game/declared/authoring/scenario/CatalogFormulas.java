package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.word.CarriedWords;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.FormulaExpressions;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.language.formula.FormulaNames;
import dev.runesheet.language.formula.FormulaReader;
import dev.runesheet.model.Condition;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.word.GivenRole;
import dev.runesheet.word.Property;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads formulas with the names of a game's rules, for scenarios. */
record CatalogFormulas(FormulaReader reader) {

  /** The text of a condition, if it is valid; errors are reported. */
  Optional<String> test(JsonValue value) {
    Diagnostics found = new Diagnostics();
    Optional<String> text = value.text();
    Optional<Condition> read = text.flatMap(one -> reader.test(one, value.location(), found));
    found.all().forEach(value::report);
    if (read.isPresent() && FormulaExpressions.test(read.get()).isEmpty()) {
      value.error(
          Code.EXPRESSION,
          Words.quote(text.get()) + ", which draws chance or reads an event",
          "a condition that the position alone tells");
      return Optional.empty();
    }
    return read.isPresent() ? text : Optional.empty();
  }

  /** The names that entities have in a match: of cards, and of players. */
  private static Set<String> names(DeclaredCatalog catalog) {
    Set<String> names = new LinkedHashSet<>(TableGiven.names(catalog.players().most()));
    catalog.cards().values().forEach(card -> names.add(card.name()));
    return names;
  }

  static CatalogFormulas of(RuleWords rules) {
    DeclaredCatalog catalog = rules.catalog(DeclaredCatalog.class);
    Set<String> roles = new LinkedHashSet<>(GivenRole.words(catalog.players().areTwo()));
    roles.addAll(catalog.extras().roles().keySet());
    if (catalog.kinds().containsKey(DeclaredCatalog.GAME)) {
      roles.add(DeclaredCatalog.GAME);
    }
    Set<String> stats = catalog.stats();
    Map<String, Collection<String>> words = new LinkedHashMap<>();
    words.put(Property.KIND, catalog.kinds().keySet());
    words.put(Property.ZONE, catalog.zones().keySet());
    words.put("card", catalog.cards().keySet());
    words.put(Property.NAME, names(catalog));
    words.put(Property.OWNER, DeclaredNames.owners(catalog.players().most()));
    CarriedWords carried = new CarriedWords(catalog);
    catalog
        .properties()
        .keySet()
        .forEach(property -> words.put(property, carried.declared(property)));
    return new CatalogFormulas(
        new FormulaReader(
            new FormulaNames(
                roles,
                stats,
                DeclaredScopes.all(catalog).keySet(),
                List.of(),
                words,
                RuleOwners.statuses(rules.effectIds()),
                catalog.extras().formulas())));
  }
}
