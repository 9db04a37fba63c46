package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.schema.shape.WordKinds;
import dev.runesheet.schema.shape.WordKinds.Kind;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.VerbCall;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/** The names that scenarios of duels use, and single calls of verbs. */
final class DuelVocabulary implements SourceNames {

  private final VerbCatalog verbs;
  private final RuleWords rules;
  private final DeclaredCatalog catalog;
  private final List<String> attributes;
  private final WordKinds kinds;

  /**
   * The names of a scenario.
   *
   * @param scenario whose mode's attributes count; null for those of all modes
   */
  DuelVocabulary(VerbCatalog verbs, RuleWords rules, Scenario scenario, Map<String, Words> fixed) {
    this.verbs = verbs;
    this.rules = rules;
    this.catalog = rules.catalog(DeclaredCatalog.class);
    this.attributes = attributes(scenario);
    this.kinds = new WordKinds(kinds(fixed));
  }

  private List<String> attributes(Scenario scenario) {
    if (scenario == null) {
      return catalog.modes().values().stream()
          .flatMap(mode -> mode.stats().stream())
          .distinct()
          .toList();
    }
    return mode(catalog, scenario).map(Mode::stats).orElse(List.of());
  }

  /** The mode of a scenario; empty if it is none of the game's. */
  static Optional<Mode> mode(DeclaredCatalog catalog, Scenario scenario) {
    String mode = scenario.given().node().path("mode").asText(catalog.usualMode());
    return Optional.ofNullable(catalog.modes().get(mode));
  }

  private Map<String, Kind> kinds(Map<String, Words> fixed) {
    Map<String, Kind> all = new LinkedHashMap<>();
    fixed.forEach((kind, words) -> all.put(kind, Kind.of(() -> words)));
    all.put("hero", Kind.of(catalog.cards().keySet(), Code.UNKNOWN_REFERENCE));
    all.put("mode", Kind.of(catalog.modes().keySet(), Code.UNKNOWN_REFERENCE));
    all.put(WordList.STAT, Kind.of(attributes, Code.UNKNOWN_STAT));
    all.put("phase", Kind.of(catalog.beginnings(), Code.UNKNOWN_REFERENCE));
    all.put("phase or end", Kind.of(phases(), Code.UNKNOWN_WORD));
    all.put("verb", Kind.of(verbs.names(), Code.UNKNOWN_VERB));
    Kind ability = Kind.of(() -> Words.of(abilities(), Code.UNKNOWN_REFERENCE));
    all.put("ability", ability.reading(this::ability));
    return all;
  }

  @Override
  public Words words(String kind) {
    return kinds.words(kind);
  }

  @Override
  public Optional<String> read(String kind, JsonValue value, Words words) {
    return kinds.read(kind, value, words);
  }

  @Override
  public boolean hasSpellings(String kind) {
    return kinds.hasSpellings(kind);
  }

  private List<String> phases() {
    List<String> phases = new ArrayList<>(catalog.beginnings());
    phases.add(catalog.extras().course().over());
    return phases;
  }

  private Set<String> abilities() {
    Set<String> abilities = new TreeSet<>();
    catalog.cards().keySet().forEach(hero -> abilities.addAll(rules.abilityNames(hero)));
    return abilities;
  }

  /** An ability may also be named by its place. */
  private Optional<String> ability(JsonValue value, Words words) {
    String text = value.node().asText();
    if (text.matches("[0-9]{1,4}") && Integer.parseInt(text) < places()) {
      return Optional.of(text);
    }
    if (value.node().isIntegralNumber() && places() > 0) {
      value.error(Code.OUT_OF_RANGE, text, "a place from 0 to " + (places() - 1));
      return Optional.empty();
    }
    return words.read(value);
  }

  /** The number of places at which some hero has an ability. */
  private int places() {
    return catalog.cards().keySet().stream()
        .mapToInt(hero -> rules.abilityNames(hero).size())
        .max()
        .orElse(0);
  }

  /** The call of a verb with its arguments. */
  @Override
  public Optional<?> rest(String kind, JsonFields fields) {
    String name = fields.object().node().path("verb").asText();
    if (!verbs.names().contains(name)) {
      fields.all();
      return Optional.empty();
    }
    return VerbCall.read(fields, verbs.find(name), this::player, list -> attributes);
  }

  private OptionalInt player(JsonValue value) {
    Optional<String> player = words(WordList.PLAYER).read(value);
    return player.isPresent()
        ? OptionalInt.of(Integer.parseInt(player.get()))
        : OptionalInt.empty();
  }

  /** The columns of {@code until} and of verbs, which share those of parameters of one name. */
  List<ScenarioColumn> columns() {
    List<ScenarioColumn> columns = new ArrayList<>();
    columns.add(
        ScenarioColumn.when("Until turn", "until")
            .whole(1, Integer.MAX_VALUE)
            .note("Chooses again and again, up to the choice of this turn."));
    columns.add(
        ScenarioColumn.when("Until over", "until")
            .oneOf(List.of(DuelAction.OVER), Code.UNKNOWN_WORD)
            .note("Chooses again and again, to the end."));
    columns.add(
        ScenarioColumn.when("Verb", "verb")
            .oneOf(verbs.names(), Code.UNKNOWN_VERB)
            .note("A single call of a verb; its parameters stand beside it."));
    columns.add(ScenarioColumn.when("Verb by", "by").player(2).note("Whose program calls it."));
    Map<String, Parameter> parameters = new LinkedHashMap<>();
    for (VerbSpec verb : verbs.all()) {
      verb.parameters().forEach(one -> parameters.putIfAbsent(one.name(), one));
    }
    Set<String> attributes = words(WordList.STAT).meanings().keySet();
    parameters.forEach(
        (name, parameter) -> {
          ScenarioColumn column = ScenarioColumn.when("Verb " + name, name);
          columns.add(typed(column, parameter, attributes).note(parameter.doc()));
        });
    return columns;
  }

  private static ScenarioColumn typed(
      ScenarioColumn column, Parameter parameter, Set<String> attributes) {
    return switch (parameter.type()) {
      case ENTITY -> column.player(2);
      case NUMBER -> column.number();
      case WHOLE -> column.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
      case WORD ->
          parameter.choices().isEmpty()
              ? column.oneOf(attributes, Code.UNKNOWN_STAT)
              : column.oneOf(parameter.choices().words(), Code.UNKNOWN_WORD);
    };
  }
}
