package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.setup.RuleNumber;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.game.declared.verb.NumberVerbs;
import dev.runesheet.language.formula.FormulaNames;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.DeclaredWords;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.Shapes;
import dev.runesheet.schema.shape.SourceNames.Words;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.ChangeNumber;
import dev.runesheet.word.GivenRole;
import dev.runesheet.word.Property;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The lists of words that a game's declaration brings, by the kind of reference that takes them.
 */
final class WordLists {

  private static final DeclaredWords WORDS = DeclaredWords.of(Declaration.class);

  private final JsonNode declared;
  private final Collection<String> cards;
  private final Set<String> kinds;
  private final Set<String> stats;
  private final Set<String> zones;
  private final Set<String> properties;
  private final Set<String> roles;
  private final Set<String> statuses;
  private final Map<String, Words> lists = new LinkedHashMap<>();

  /**
   * Gathers the lists.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   * @param cards the ids of cards
   * @param decks the names of decks
   * @param statuses the names of statuses that cards bring
   */
  WordLists(
      JsonNode declared,
      Collection<String> cards,
      Collection<String> decks,
      Collection<String> statuses) {
    this.declared = declared;
    this.cards = cards;
    kinds = words(WordList.KIND);
    stats = words(WordList.STAT);
    zones = words(WordList.ZONE);
    properties = words(WordList.PROPERTY);
    roles = new LinkedHashSet<>(GivenRole.words(Declaration.players(declared).areTwo()));
    roles.addAll(words(WordList.ROLE));
    things();
    numbers();
    roles();
    programs();
    abilities();
    events();
    this.statuses = words(WordList.STATUS);
    this.statuses.addAll(statuses);
    lists.put("deck", decks.isEmpty() ? Words.any() : Words.of(decks, Code.UNKNOWN_REFERENCE));
    put(WordList.STATUS, this.statuses, Code.UNKNOWN_REFERENCE);
  }

  private void things() {
    put(WordList.KIND, kinds, Code.UNKNOWN_REFERENCE);
    Set<String> ofCards = new LinkedHashSet<>(kinds);
    ofCards.removeIf(kind -> !DeclaredCatalog.isOfCards(kind));
    put("kind of card", ofCards, Code.UNKNOWN_REFERENCE);
    Set<String> numbers = new LinkedHashSet<>();
    ofCards.forEach(kind -> numbers.addAll(names(declared.path("kinds").path(kind))));
    put(Declaration.CardLine.STAT, numbers, Code.UNKNOWN_STAT);
    put(WordList.ZONE, zones, Code.UNKNOWN_REFERENCE);
    put(WordList.SCOPE, scopes(), Code.UNKNOWN_TARGET);
    put(WordList.PROPERTY, properties, Code.UNKNOWN_REFERENCE);
    boolean none = cards.isEmpty();
    lists.put(WordList.CARD, none ? Words.any() : Words.of(cards, Code.UNKNOWN_REFERENCE));
  }

  /** The scopes of the game, with those that every game has and those of its zones. */
  Set<String> scopes() {
    Set<String> scopes = new LinkedHashSet<>(DeclaredNames.GIVEN_SCOPES);
    zones.forEach(zone -> scopes.addAll(ofZone(zone)));
    scopes.addAll(words(WordList.SCOPE));
    return scopes;
  }

  /** The scopes that a zone brings; all that it may if what it says of being common is wrong. */
  private Set<String> ofZone(String name) {
    JsonNode zone = declared.path("zones").path(name);
    Set<String> scopes = new LinkedHashSet<>();
    if (zone.has("begins with") || !zone.path("common").isBoolean() && zone.has("common")) {
      scopes.addAll(DeclaredScopes.ofZone(name, true));
    }
    scopes.addAll(DeclaredScopes.ofZone(name, isCommon(declared, name)));
    return scopes;
  }

  /**
   * True for a zone that says that all players have it in common.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   */
  static boolean isCommon(JsonNode declared, String zone) {
    return declared.path("zones").path(zone).path("common").asBoolean();
  }

  private void numbers() {
    put(WordList.STAT, stats, Code.UNKNOWN_STAT);
    Set<String> told = new LinkedHashSet<>(stats);
    told.addAll(properties);
    put("told", told, Code.UNKNOWN_STAT);
    Set<String> titled = new LinkedHashSet<>(told);
    titled.addAll(kinds);
    titled.addAll(words(WordList.ROLE));
    titled.addAll(words("property word"));
    titled.addAll(words(WordList.EVENT));
    put("titled", titled, Code.UNKNOWN_REFERENCE);
    put(RuleNumber.NAMES, ofRules(), Code.UNKNOWN_STAT);
  }

  private Set<String> ofRules() {
    return names(declared.path("kinds").path(DeclaredCatalog.GAME));
  }

  private void roles() {
    if (!ofRules().isEmpty()) {
      roles.add(DeclaredCatalog.GAME);
    }
    Set<String> ofNobody = new LinkedHashSet<>(FormulaNames.ROLES);
    ofNobody.removeAll(roles);
    Set<String> all = new LinkedHashSet<>(FormulaNames.ROLES);
    all.addAll(roles);
    lists.put(WordList.ROLE, Words.of(all, Code.UNKNOWN_TARGET).withoutOffering(ofNobody));
  }

  private void programs() {
    put("action", words("action"), Code.UNKNOWN_REFERENCE);
    put(WordList.CALCULATION, words(WordList.CALCULATION), Code.UNKNOWN_REFERENCE);
    Set<String> procedures = words("procedure");
    Set<String> said = new LinkedHashSet<>(procedures);
    if (!words("ability kind").isEmpty()) {
      procedures.add(Step.Perform.USED);
    }
    put("procedure", procedures, Code.UNKNOWN_REFERENCE);
    said.addAll(words("action"));
    for (String kind : words("ability kind")) {
      said.addAll(List.of(kind, kind + DeclaredNames.USUAL));
    }
    put("said", said, Code.UNKNOWN_REFERENCE);
  }

  private void abilities() {
    put("ability kind", words("ability kind"), Code.UNKNOWN_REFERENCE);
    put("ability number", words("ability number"), Code.UNKNOWN_REFERENCE);
  }

  private void events() {
    put(WordList.EVENT, words(WordList.EVENT), Code.UNKNOWN_TRIGGER);
    put("mark", words("mark"), Code.UNKNOWN_REFERENCE);
    lists.put("signal", Words.any()); // Verbs written in Java do not say what they signal.
    put("phase", words("phase"), Code.UNKNOWN_REFERENCE);
    JsonNode phases = declared.path("phases");
    Words triggers = Words.of(triggers(), Code.UNKNOWN_TRIGGER);
    lists.put(WordList.TRIGGER, areRead(phases) ? triggers : Words.any());
  }

  private Set<String> triggers() {
    Set<String> triggers = new LinkedHashSet<>(List.of(DeclaredEvents.STARTS));
    triggers.addAll(words("phase event"));
    triggers.remove("");
    triggers.addAll(words(WordList.EVENT));
    triggers.addAll(CardEvent.ALL);
    stats.forEach(stat -> triggers.add(StatEvent.of(stat)));
    return triggers;
  }

  /** True unless the event of a phase is no text or in a misspelt field, which is told there. */
  private static boolean areRead(JsonNode phases) {
    List<String> fields =
        Shapes.structure(Declaration.PhaseLine.class).fields().stream()
            .map(Shape.Field::name)
            .toList();
    for (JsonNode phase : phases) {
      boolean misspelt = !phase.has("event") && !fields.containsAll(names(phase));
      if (misspelt || phase.has("event") && !phase.path("event").isTextual()) {
        return false;
      }
    }
    return true;
  }

  /** The names that formulas can write. */
  FormulaNames ofFormulas() {
    Set<String> payload = new LinkedHashSet<>(ChangeNumber.ALL);
    payload.addAll(words("ability number"));
    if (!words(WordList.CALCULATION).isEmpty()) {
      payload.add(NumberVerbs.AMOUNT);
    }
    Map<String, Collection<String>> asked = new LinkedHashMap<>();
    asked.put(Property.KIND, kinds);
    asked.put(Property.ZONE, zones);
    asked.put(WordList.CARD, cards);
    asked.put(Property.NAME, List.of());
    asked.put(Property.OWNER, DeclaredNames.owners(Declaration.players(declared).most()));
    for (String property : properties) {
      asked.put(property, RecordJson.texts(declared.path("words").path(property)));
    }
    return new FormulaNames(
        roles, stats, scopes(), payload, asked, statuses, FormulaLine.written(declared));
  }

  /** The numbers that kinds have. */
  Set<String> stats() {
    return stats;
  }

  /** All lists by the kind of reference. */
  Map<String, Words> all() {
    return lists;
  }

  /** The words of a list that the declaration brings. */
  private Set<String> words(String list) {
    return WORDS.in(declared, list);
  }

  /** The names that a map of the declaration has. */
  static Set<String> names(JsonNode map) {
    Set<String> names = new LinkedHashSet<>();
    map.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private void put(String kind, Collection<String> all, Code unknown) {
    Words words = Words.of(all, unknown);
    Optional<String> section = all.isEmpty() ? WORDS.section(kind) : Optional.empty();
    lists.put(kind, section.map(field -> words.hinting(undeclared(field))).orElse(words));
  }

  /** The hint for any name of a list that is empty. */
  private static IdHints undeclared(String section) {
    String none = NearestWord.oneOf(List.of());
    return new IdHints(Map.of(), none + "; declare it under '" + section + "'");
  }
}
