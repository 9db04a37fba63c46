package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.ReserveKinds;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.schema.shape.SourceNames.Words;
import dev.runesheet.schema.shape.WordKinds;
import dev.runesheet.schema.shape.WordKinds.Kind;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.declared.AnswerForms;
import dev.runesheet.word.WordList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The names that scenarios of Valeria use. */
final class ValeriaVocabulary {

  /** The names of players, by seat. */
  static final List<String> PLAYERS = List.of("Ann", "Bob", "Cy", "Dee", "Eve");

  /** The largest number of a resource. */
  static final int MOST = 1_000_000;

  /** The resources that actions take. */
  static final List<String> TAKEN = Resource.TAKEN.stream().map(Resource::stat).toList();

  /** The mark that lies on a card and is no part of its price. */
  static final String POOL = "pool";

  /** The markers of cards of the centre, by word. */
  private static final Map<String, String> MARKS = marks();

  /** Cards of one kind, as stacks and hands hold them. */
  private static final Map<String, CardKind> OF_KIND =
      EnumSet.complementOf(EnumSet.of(CardKind.STARTER, CardKind.EVENT, CardKind.TOKEN)).stream()
          .collect(Collectors.toUnmodifiableMap(CardKind::word, kind -> kind));

  /** Cards that never lie among those that a player owns. */
  private static final Set<CardKind> NEVER_OWNED =
      Set.of(CardKind.DUKE, CardKind.AGENT, CardKind.TOKEN);

  /** The words that no card changes. */
  static final Map<String, Words> FIXED =
      Map.of(
          WordList.PLAYER,
          Words.of(PLAYERS, Code.UNKNOWN_REFERENCE),
          "paid",
          Words.of(Resource.IN_PRICES, Code.UNKNOWN_WORD),
          "taken",
          Words.of(TAKEN, Code.UNKNOWN_WORD),
          "mark",
          Words.of(MARKS.keySet(), Code.UNKNOWN_FIELD));

  private final RuleWords rules;
  private final ValeriaCatalog catalog;
  private final CardNames names;
  private final WordKinds kinds;
  private Optional<AnswerForms> answers;

  ValeriaVocabulary(RuleWords rules) {
    this.rules = rules;
    this.catalog = rules.catalog(ValeriaCatalog.class);
    this.names = new CardNames(catalog);
    this.kinds = new WordKinds(kinds());
  }

  private Map<String, Kind> kinds() {
    Map<String, Kind> all = new LinkedHashMap<>();
    FIXED.forEach((kind, words) -> all.put(kind, Kind.of(() -> words)));
    OF_KIND.forEach(
        (word, kind) ->
            all.put(
                word, card(value -> names.read(value).filter(code -> fits(value, code, kind)))));
    all.put(WordList.CARD, card(names::read));
    all.put("owned card", card(value -> names.readOwned(value).filter(one -> owned(value, one))));
    all.put("lying card", card(names::readOwned));
    all.put("entity", card(this::entity));
    all.put(
        "named card",
        Kind.of(() -> Words.of(names.all(), Code.UNKNOWN_REFERENCE))
            .reading((value, words) -> names.read(value))
            .written(names::usual));
    all.put(
        "card effect",
        Kind.of(() -> Words.of(effects(), Code.UNKNOWN_WORD).hinting(effectHints()))
            .reading(this::effect));
    all.put("preset", Kind.of(() -> Words.of(catalog.presets().keySet(), Code.UNKNOWN_WORD)));
    all.put(WordList.STAT, Kind.of(() -> Words.of(statNames(), Code.UNKNOWN_WORD)));
    all.put("pool", Kind.of(Words::any));
    all.put(WordList.ANSWER, Kind.read(this::answer));
    return all;
  }

  /** Cards by one of their names. */
  private Kind card(Function<JsonValue, Optional<String>> reader) {
    return Kind.read(reader).written(names::usual);
  }

  private Optional<String> answer(JsonValue value) {
    return answers().map(forms -> forms.read(value)).orElseGet(value::text);
  }

  private static Map<String, String> marks() {
    Map<String, String> marks = new LinkedHashMap<>();
    Resource.BASIC.forEach(one -> marks.put(one.stat(), CardStats.extra(one)));
    marks.put(POOL, CardStats.GOLD_POOL);
    return Collections.unmodifiableMap(marks);
  }

  /** Marks by the stats that count them. */
  static Map<String, Integer> stats(Map<String, Integer> marks) {
    Map<String, Integer> stats = new TreeMap<>();
    marks.forEach((mark, number) -> stats.put(MARKS.get(mark), number));
    return stats;
  }

  /** The markers on a card. */
  static Map<String, Integer> marks(Card card) {
    Map<String, Integer> marks = new LinkedHashMap<>();
    MARKS.forEach((mark, stat) -> marks.put(mark, card.number(stat)));
    return marks;
  }

  /** The rules whose words these are. */
  RuleWords rules() {
    return rules;
  }

  CardNames names() {
    return names;
  }

  /** All kinds of words. */
  SourceNames all() {
    return kinds;
  }

  /** These words where only some play. */
  SourceNames among(List<String> players) {
    return kinds.with(WordList.PLAYER, Kind.of(() -> Words.of(players, Code.UNKNOWN_REFERENCE)));
  }

  /** The reserves of presets, and what fills the slots of the harbour. */
  Set<String> pools() {
    Set<String> pools = new TreeSet<>();
    catalog.presets().values().forEach(preset -> pools.addAll(preset.reserves().keySet()));
    CardKind.AT_SEA.forEach(kind -> pools.add(kind.word()));
    return pools;
  }

  /** Reports a card of another kind than those that a reserve can hold. */
  void checkInPool(String pool, JsonValue card) {
    List<String> codes = names.codes(card.node().asText());
    if (codes.size() != 1) {
      return;
    }
    CardKind kind = OF_KIND.get(pool);
    if (kind != null) {
      fits(card, codes.get(0), kind);
      return;
    }
    Set<CardKind> kinds = ReserveKinds.of(pool, catalog.cards());
    if (!kinds.contains(catalog.card(codes.get(0)).kind())) {
      card.error(Code.POSITION, names.of(codes.get(0)), CardKind.oneOf(kinds));
    }
  }

  /** The forms of answers; empty if the rules do not determine them. */
  private synchronized Optional<AnswerForms> answers() {
    if (answers == null) {
      answers = rules.optionWords().map(options -> AnswerWords.of(names.known(), PLAYERS, options));
    }
    return answers;
  }

  private Set<String> effects() {
    return rules.effectIds().stream()
        .filter(id -> id.contains("/") && names.of(id.substring(0, id.indexOf('/'))) != null)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The ids of effects by the card's name instead of its code. */
  private IdHints effectHints() {
    Map<String, String> called = new LinkedHashMap<>();
    for (String id : effects()) {
      int slash = id.indexOf('/');
      called.put(id, names.of(id.substring(0, slash)) + id.substring(slash));
    }
    return new IdHints(called, "an effect by its card's code, such as c5/on-turn");
  }

  private static Set<String> statNames() {
    Set<String> stats = new LinkedHashSet<>(Player.STATS.names());
    stats.addAll(Card.STATS.names());
    return stats;
  }

  /** A player, or a card by its code. */
  private Optional<String> entity(JsonValue value) {
    Optional<String> word = value.text();
    if (word.isEmpty() || PLAYERS.contains(word.get())) {
      return word;
    }
    return names.readBeside(PLAYERS, value);
  }

  /** An effect by its id; where a card is named instead, its effects are offered. */
  private Optional<String> effect(JsonValue value, Words words) {
    String text = value.node().asText();
    List<String> cards = names.codes(text.split("/", 2)[0]);
    List<String> own =
        words.meanings().keySet().stream()
            .filter(id -> cards.contains(id.substring(0, id.indexOf('/'))))
            .toList();
    if (own.isEmpty() || words.meanings().containsKey(text)) {
      return words.read(value);
    }
    value.unknownWord(words.unknown(), own);
    return Optional.empty();
  }

  /**
   * A card of the stack's or hand's kind; on a stack one from the exhausted deck or a reserve, too.
   */
  private boolean fits(JsonValue value, String code, CardKind kind) {
    CardKind found = catalog.card(code).kind();
    boolean stack = kind.isStacked();
    if (found == kind || stack && (found == CardKind.TOKEN || found == CardKind.EVENT)) {
      return true;
    }
    if (stack && reserved(code)) {
      return true;
    }
    String others = stack ? ", an event, or a card of a reserve" : "";
    Diagnostic finding =
        Diagnostic.of(Code.POSITION, value.location(), names.of(code), kind.one() + others);
    String nearest = dev.runesheet.model.diagnostic.Words.nearest(names.of(code), namesOf(kind));
    value.report(finding.meaning(nearest));
    return false;
  }

  /** A card that a player can own: a duke is no such card, but kept. */
  private boolean owned(JsonValue value, String card) {
    String code = CardNames.owned(0, card).code();
    CardKind kind = catalog.card(code).kind();
    if (!NEVER_OWNED.contains(kind)) {
      return true;
    }
    Diagnostic finding =
        Diagnostic.of(
            Code.POSITION,
            value.location(),
            names.of(code) + ", " + kind.one(),
            "a card that players can own");
    value.report(kind == CardKind.DUKE ? finding.suggesting("dukes stand in `dukes`") : finding);
    return false;
  }

  /** True for a card that a preset keeps in a reserve. */
  boolean reserved(String code) {
    return catalog.presets().values().stream()
        .flatMap(preset -> preset.reserves().values().stream())
        .anyMatch(reserve -> reserve.contains(code));
  }

  private List<String> namesOf(CardKind kind) {
    return catalog.cards(kind).stream().map(card -> names.of(card.code())).toList();
  }
}
