package dev.runesheet.game.valeria.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.Chance;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.valeria.Card;
import dev.runesheet.game.valeria.Player;
import dev.runesheet.game.valeria.Realm;
import dev.runesheet.game.valeria.Referee;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.ValeriaState;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.testing.AbstractMatchRun;
import dev.runesheet.testing.Refusal;
import java.util.List;

/** A scenario of Valeria being played. */
final class ValeriaScenarioRun extends AbstractMatchRun {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final String NO_PAYMENT = "0/0/0";

  private final ValeriaActions actions;
  private final CardNames names;

  private ValeriaScenarioRun(Match match, ValeriaActions actions, CardNames names) {
    super(match, new ValeriaNarrator(match), ValeriaScenarioRun::code);
    this.actions = actions;
    this.names = names;
  }

  static ValeriaScenarioRun start(
      RuleBook book, JsonNode setup, Chance chance, ValeriaActions actions, CardNames names) {
    Match match = trying(ValeriaScenarioRun::code, () -> book.newMatch(setup, chance));
    return of(match, actions, names);
  }

  static ValeriaScenarioRun of(Match match, ValeriaActions actions, CardNames names) {
    return new ValeriaScenarioRun(match, actions, names);
  }

  /** One word for all limits. */
  private static String code(String reason) {
    return ValeriaScenarios.CHAIN;
  }

  @Override
  protected void carryOut(JsonValue value) {
    ValeriaActions.Action action = actions.read(ValeriaScenarios.quiet(value)).orElseThrow();
    if (action instanceof ValeriaActions.Choose choose) {
      choose(choose.player(), option(choose));
    } else if (action instanceof ValeriaActions.Act act) {
      choose(state().active(), act.option());
    } else if (action instanceof ValeriaActions.Deed deed) {
      deed(deed);
    } else if (action instanceof ValeriaActions.Engage engage) {
      engage(engage.code());
    } else if (action instanceof ValeriaActions.Dice dice) {
      dice(dice);
    } else if (action instanceof ValeriaActions.Use use) {
      int seat = use.player() < 0 ? state().active() : use.player();
      match().direct(context -> Referee.use(context, use.effect(), use.code(), seat));
    }
  }

  private void dice(ValeriaActions.Dice thrown) {
    int first = thrown.dice().get(0);
    int second = thrown.dice().get(1);
    match()
        .direct(
            context -> {
              if (thrown.roll()) {
                Referee.roll(context, first, second);
              } else {
                Referee.harvest(context, first, second);
              }
            });
  }

  /** The option that stands for a card, if the answer names one as scenarios do. */
  private String option(ValeriaActions.Choose answer) {
    for (Decision decision : match().pendingDecisions()) {
      for (Option option : decision.options()) {
        boolean his = answer.player() < 0 || decision.player() == answer.player();
        if (his && means(answer.option(), option.id())) {
          return option.id();
        }
      }
    }
    return answer.option();
  }

  private boolean means(String text, String id) {
    if (!id.matches("e[0-9]+( .*)?")) {
      return false;
    }
    int number = Integer.parseInt(id.substring(1).replaceFirst(" .*$", ""));
    return names.means(text, match().world().entity(number).getDefinition());
  }

  /** The only way to pay, unless a payment is named. */
  private void deed(ValeriaActions.Deed deed) {
    String prefix = deed.deed() + " " + deed.code() + " ";
    if (!deed.payment().isEmpty()) {
      choose(state().active(), prefix + deed.payment());
      return;
    }
    List<Option> ways =
        asked().stream()
            .flatMap(decision -> decision.options().stream())
            .filter(option -> option.id().startsWith(prefix))
            .toList();
    if (ways.size() > 1) {
      List<String> words = ways.stream().map(Option::words).toList();
      throw new Refusal(
          Refusal.ILLEGAL, "there are several ways to pay: " + String.join("; ", words));
    }
    choose(state().active(), ways.isEmpty() ? prefix + NO_PAYMENT : ways.get(0).id());
  }

  private void engage(String code) {
    String option =
        asked().stream()
            .flatMap(decision -> decision.options().stream())
            .map(Option::id)
            .filter(id -> id.startsWith("engage ") && id.endsWith(" " + code))
            .findFirst()
            .orElse("engage " + code);
    choose(state().active(), option);
  }

  private List<Decision> asked() {
    return match().pendingDecisions().stream()
        .filter(decision -> decision.prompt().equals(Valeria.ACTION))
        .toList();
  }

  private ValeriaState state() {
    return match().state(ValeriaState.class);
  }

  @Override
  public JsonNode observe(JsonValue expected) {
    ObjectNode seen = basics(expected);
    options(seen, expected.node().path("options"));
    new TableRecord(match(), names, expected.node()).write(seen);
    JsonNode pay = expected.node().path("pay");
    if (pay.isObject()) {
      seen.set("pay", pay(pay));
    }
    if (match().over() || expected.node().has("scores")) {
      seen.set("scores", scores());
    }
    return seen;
  }

  /** Options are named as the scenario does: by words, ids, or cards; others as it nearly does. */
  private void options(ObjectNode seen, JsonNode wanted) {
    ArrayNode named = seen.putArray("options");
    for (Decision decision : match().pendingDecisions()) {
      for (Option option : decision.options()) {
        String name = nearly(option, wanted) ? option.id() : option.words();
        for (JsonNode text : wanted) {
          boolean same = text.asText().equals(option.id()) || means(text.asText(), option.id());
          name = same ? text.asText() : name;
        }
        named.add(name);
      }
    }
  }

  /** Whether a text is nearly the id of an option, and so names options by their ids. */
  private static boolean nearly(Option option, JsonNode wanted) {
    for (JsonNode text : wanted) {
      if (Words.nearest(text.asText(), List.of(option.words())) == null
          && Words.nearest(text.asText(), List.of(option.id())) != null) {
        return true;
      }
    }
    return false;
  }

  /** The question, with all ways to pay for a card that lies open. */
  private JsonNode pay(JsonNode asked) {
    ObjectNode seen = asked.deepCopy();
    int named = TableWords.PLAYERS.indexOf(asked.path("player").asText());
    int seat = named < 0 ? state().active() : named;
    try (Match fork = match().fork()) {
      Realm realm = Realm.of(fork.world(), fork.state(ValeriaState.class));
      Card card =
          realm.tops().stream()
              .filter(top -> names.means(asked.path("card").asText(), top.getDefinition()))
              .findFirst()
              .orElse(null);
      var ways = seen.putArray("ways");
      if (card != null) {
        fork.direct(context -> Referee.ways(context, card, seat).forEach(ways::add));
      }
    }
    return seen;
  }

  /** The scores as they are, or as they were if the match ended now. */
  private JsonNode scores() {
    if (match().over()) {
      return TableRecord.scores(match());
    }
    try (Match fork = match().fork()) {
      fork.direct(Referee::score);
      return TableRecord.scores(fork);
    }
  }

  @Override
  protected JsonNode player(int player) {
    return NODES.textNode(TableWords.PLAYERS.get(player));
  }

  /** A player by name, a card as scenarios write it. */
  @Override
  protected JsonNode entity(int number) {
    Entity entity = match().world().entity(number);
    return entity instanceof Player player
        ? player(player.seat())
        : NODES.textNode(names.of(entity.getDefinition()));
  }
}
