package dev.runesheet.game.mathbattle.authoring;

import dev.runesheet.engine.RuleWords;
import dev.runesheet.game.mathbattle.DuelCatalog;
import dev.runesheet.game.mathbattle.DuelPosition;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.sheet.CommonColumns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The columns of a sheet of duels: the words of {@code docs/testers.md} in cells. */
final class DuelColumns {

  private static final Set<String> USUAL = Set.of("health");

  private final DuelCatalog catalog;
  private final RuleWords rules;
  private final List<String> attributes;
  private final List<ScenarioColumn> columns = new ArrayList<>();

  DuelColumns(RuleWords rules) {
    this.rules = rules;
    this.catalog = rules.catalog(DuelCatalog.class);
    this.attributes =
        catalog.modes().values().stream()
            .flatMap(mode -> mode.attributes().stream())
            .distinct()
            .toList();
  }

  List<ScenarioColumn> all(ScenarioKit kit) {
    columns.addAll(CommonColumns.first(kit));
    given();
    when();
    then();
    columns.addAll(CommonColumns.last(kit, rules, DuelColumns::player, DuelColumns::player));
    return List.copyOf(columns);
  }

  private static ScenarioColumn player(ScenarioColumn column) {
    return column.player(2);
  }

  private void given() {
    Set<String> heroes = catalog.heroes().keySet();
    for (String player : DuelGiven.PLAYERS) {
      columns.add(
          ScenarioColumn.given("Hero " + player, "heroes/#" + player)
              .oneOf(heroes, Code.UNKNOWN_REFERENCE)
              .required()
              .note("The hero of player " + player + "."));
    }
    columns.add(
        ScenarioColumn.given("Mode", "mode")
            .oneOf(catalog.modes().keySet(), Code.UNKNOWN_REFERENCE)
            .note("The mode; the shipped one if left out."));
    columns.add(player(ScenarioColumn.given("First", "first")).note("Who begins, or is to move."));
    columns.add(
        ScenarioColumn.given("Phase", "phase")
            .oneOf(DuelPosition.PHASES, Code.UNKNOWN_REFERENCE)
            .note("What runs first; game_start if left out."));
    columns.add(
        ScenarioColumn.given("Turn", "turn")
            .whole(1, Integer.MAX_VALUE)
            .note("The number of the first turn."));
    stats(true);
  }

  private void stats(boolean given) {
    for (String player : DuelGiven.PLAYERS) {
      for (String attribute : attributes) {
        String path = "stats/" + player + "/" + attribute;
        String label = attribute + " " + player;
        ScenarioColumn column =
            given ? ScenarioColumn.given(label, path) : ScenarioColumn.then(label, path);
        String note = "The " + attribute + " of player " + player + ".";
        boolean usual = !given && USUAL.contains(attribute);
        columns.add(usual ? column.number().note(note).inNewSheets() : column.number().note(note));
      }
    }
  }

  private void when() {
    Set<String> abilities = DuelActions.abilities(rules);
    columns.add(
        ScenarioColumn.when("Choose", "choose")
            .oneOf(abilities, Code.UNKNOWN_REFERENCE)
            .inNewSheets()
            .note("The ability that is chosen. Further choices go into the rows below."));
    columns.add(
        player(ScenarioColumn.when("Player", "player"))
            .note("Who chooses; if left out, whoever is asked."));
    columns.add(
        ScenarioColumn.when("Until turn", "until")
            .whole(1, Integer.MAX_VALUE)
            .note("Chooses again and again, up to the choice of this turn."));
    columns.add(
        ScenarioColumn.when("Until over", "until")
            .oneOf(List.of(DuelActions.OVER), Code.UNKNOWN_WORD)
            .note("Chooses again and again, to the end."));
    verbs();
  }

  /** A column for each parameter that a verb has; verbs share those of the same name. */
  private void verbs() {
    Map<String, Parameter> parameters = new LinkedHashMap<>();
    List<String> names = new ArrayList<>();
    for (VerbSpec verb : new MathBattlePack().catalog().all()) {
      names.add(verb.name());
      verb.parameters().forEach(one -> parameters.putIfAbsent(one.name(), one));
    }
    columns.add(
        ScenarioColumn.when("Verb", "verb")
            .oneOf(names, Code.UNKNOWN_VERB)
            .note("A single call of a verb; its parameters stand beside it."));
    columns.add(player(ScenarioColumn.when("Verb by", "by")).note("Whose program calls it."));
    for (Parameter parameter : parameters.values()) {
      ScenarioColumn column = ScenarioColumn.when("Verb " + parameter.name(), parameter.name());
      columns.add(typed(column, parameter).note(parameter.doc()));
    }
  }

  private ScenarioColumn typed(ScenarioColumn column, Parameter parameter) {
    return switch (parameter.type()) {
      case ENTITY -> player(column);
      case NUMBER -> column.number();
      case WHOLE -> column.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
      case WORD -> column.oneOf(attributes, Code.UNKNOWN_STAT);
    };
  }

  private void then() {
    stats(false);
    columns.add(player(ScenarioColumn.then("Active", "active")).note("Whose turn it is."));
    columns.add(ScenarioColumn.then("Turn", "turn").whole(0, Integer.MAX_VALUE).note("The turn."));
    columns.add(
        ScenarioColumn.then("Phase", "phase")
            .oneOf(DuelExpectations.PHASES, Code.UNKNOWN_WORD)
            .note("The phase that the match stands in."));
    columns.add(
        ScenarioColumn.then("Passed", "passed")
            .yesNo()
            .note("Whether the action of this turn is skipped."));
  }
}
