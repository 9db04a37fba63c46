package dev.runesheet.game.valeria.authoring;

import dev.runesheet.engine.RuleWords;
import dev.runesheet.game.valeria.Realm;
import dev.runesheet.game.valeria.ValeriaCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.sheet.CommonColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The columns of a sheet of Valeria: the words of {@code docs/testers.md} in cells. */
final class ValeriaColumns {

  /** The grids of the centre, and how many stacks each has. */
  private record Grid(String name, int stacks) {}

  private static final List<Grid> GRIDS =
      List.of(
          new Grid("monsters", Realm.MONSTER_STACKS),
          new Grid("citizens", Realm.CITIZEN_STACKS),
          new Grid("domains", Realm.DOMAIN_STACKS));

  private final RuleWords rules;
  private final CardNames names;
  private final List<ScenarioColumn> columns = new ArrayList<>();

  ValeriaColumns(RuleWords rules, CardNames names) {
    this.rules = rules;
    this.names = names;
  }

  List<ScenarioColumn> all(ScenarioKit kit) {
    columns.addAll(CommonColumns.first(kit));
    given();
    when();
    then();
    columns.addAll(CommonColumns.last(kit, rules, ValeriaColumns::player, column -> column));
    return List.copyOf(columns);
  }

  private static ScenarioColumn player(ScenarioColumn column) {
    return column.oneOf(TableWords.PLAYERS, Code.UNKNOWN_REFERENCE);
  }

  private static ScenarioColumn amount(ScenarioColumn column) {
    return column.whole(0, TableWords.MOST);
  }

  private static ScenarioColumn usual(ScenarioColumn column, String player) {
    return player.equals(TableWords.PLAYERS.get(0)) ? column.inNewSheets() : column;
  }

  private static String title(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private void given() {
    columns.add(
        ScenarioColumn.given("Preset", "preset")
            .oneOf(rules.catalog(ValeriaCatalog.class).presets().keySet(), Code.UNKNOWN_WORD)
            .note("A whole match is dealt from it, by chance."));
    for (String name : TableWords.PLAYERS) {
      String of = "players/" + name + "/";
      columns.add(
          usual(ScenarioColumn.given(name + " cards", of + "cards").list(), name)
              .note("What " + name + " owns, in order; also 'Cleric (face-down)', '... (new)'."));
      for (String resource : TableWords.RESOURCES) {
        columns.add(
            amount(ScenarioColumn.given(name + " " + resource, of + resource))
                .note("How much of it " + name + " has; 0 if left out."));
      }
      columns.add(
          ScenarioColumn.given(name + " dukes", of + "dukes")
              .list()
              .note("The duke that was kept, or what is dealt."));
    }
    for (Grid grid : GRIDS) {
      for (int stack = 0; stack < grid.stacks(); stack++) {
        columns.add(
            ScenarioColumn.given(title(grid.name()) + " " + stack, grid.name() + "/" + stack)
                .list()
                .note("The cards of a stack, the top last."));
      }
    }
    columns.add(
        ScenarioColumn.given("Exhausted deck", "exhausted")
            .list()
            .note("The exhausted deck; the last is drawn first."));
    columns.add(player(ScenarioColumn.given("Turn of", "turn")).note("Ann if left out."));
    columns.add(
        ScenarioColumn.given("Phase", "phase")
            .oneOf(TableWords.PHASES, Code.UNKNOWN_WORD)
            .note("What comes next; action if left out."));
    columns.add(
        ScenarioColumn.given("Dice", "dice").whole(1, 6).list().note("The dice of this turn."));
    columns.add(amount(ScenarioColumn.given("Actions", "actions")).note("2 if left out."));
    columns.add(
        ScenarioColumn.given("Last round", "last round").yesNo().note("Whether the end is near."));
  }

  private void when() {
    columns.add(
        ScenarioColumn.when("Use", "use")
            .inNewSheets()
            .note("The effect of a card that runs, for example c5/on-turn."));
    columns.add(
        ScenarioColumn.when("Harvest", "harvest")
            .whole(1, 6)
            .list()
            .inNewSheets()
            .note("Two dice: the harvest alone."));
    columns.add(
        ScenarioColumn.when("Roll", "roll").whole(1, 6).list().note("Two dice: a whole roll."));
    columns.add(
        ScenarioColumn.when("Choose", "choose")
            .inNewSheets()
            .note("An answer, in the words of its option."));
    columns.add(player(ScenarioColumn.when("Player", "player")).note("Who answers or is meant."));
    columns.add(
        ScenarioColumn.when("Take", "take")
            .oneOf(ValeriaActions.TAKEN, Code.UNKNOWN_WORD)
            .note("The resource that is taken."));
    for (String deed : List.of("hire", "build", "slay", "engage", "relic")) {
      columns.add(
          ScenarioColumn.when(title(deed), deed)
              .oneOf(names.all(), Code.UNKNOWN_REFERENCE)
              .note("The card."));
    }
    for (String resource : ValeriaActions.PAID) {
      columns.add(
          amount(ScenarioColumn.when("Pay " + resource, "pay/" + resource))
              .note("Needed only if there are several ways to pay."));
    }
  }

  private void then() {
    for (String name : TableWords.PLAYERS) {
      String of = "players/" + name + "/";
      for (String resource : TableWords.RESOURCES) {
        boolean first = TableWords.RESOURCES.indexOf(resource) <= ValeriaActions.PAID.size();
        ScenarioColumn column = amount(ScenarioColumn.then(name + " " + resource, of + resource));
        columns.add(
            (first ? usual(column, name) : column).note("How much of it " + name + " has."));
      }
      columns.add(
          ScenarioColumn.then(name + " cards", of + "cards")
              .list()
              .note("What " + name + " owns, in order."));
    }
    for (Grid grid : GRIDS) {
      for (int stack = 0; stack < grid.stacks(); stack++) {
        columns.add(
            ScenarioColumn.then(title(grid.name()) + " " + stack, grid.name() + "/" + stack)
                .list()
                .note("The cards of a stack, the top last."));
      }
    }
    columns.add(ScenarioColumn.then("Banished", "banished").list().note("The banished cards."));
    columns.add(player(ScenarioColumn.then("Turn of", "turn")).note("Whose turn it is."));
    columns.add(
        ScenarioColumn.then("Phase", "phase")
            .oneOf(ValeriaExpectations.PHASES, Code.UNKNOWN_WORD)
            .note("Where the match stands."));
    columns.add(amount(ScenarioColumn.then("Actions", "actions")).note("How many are left."));
    for (String name : TableWords.PLAYERS) {
      for (String part : ValeriaExpectations.SCORE) {
        columns.add(
            ScenarioColumn.then(name + " score " + part, "scores/" + name + "/" + part)
                .whole(-TableWords.MOST, TableWords.MOST)
                .note("As if the match ended now."));
      }
    }
  }
}
