package dev.runesheet.game.valeria.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.Referee;
import dev.runesheet.game.valeria.authoring.display.ValeriaNarrator;
import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.declared.DeclaredRun;
import dev.runesheet.testing.declared.DeclaredScenarios;
import java.util.List;
import java.util.stream.Stream;

/** A scenario of Valeria being played. */
final class ValeriaScenarioRun extends DeclaredRun<ValeriaAction, ValeriaThen> {

  private final CardNames names;

  ValeriaScenarioRun(
      Match match, CardNames names, DeclaredScenarios.Words<ValeriaAction, ValeriaThen> words) {
    super(match, new ValeriaNarrator(match), words);
    this.names = names;
  }

  @Override
  protected void perform(ValeriaAction action) {
    if (action instanceof ValeriaAction.Choose choose) {
      int seat = choose.player().map(ValeriaVocabulary.PLAYERS::indexOf).orElse(-1);
      choose(seat, option(seat, choose.choose()));
    } else if (action instanceof ValeriaAction.OfTurn turn) {
      match().choose(state().active(), action(turn));
    } else {
      direct(action);
    }
  }

  /** Carries out an action of the referee. */
  private void direct(ValeriaAction action) {
    if (action instanceof ValeriaAction.Roll roll) {
      match().update(context -> Referee.roll(context, roll.roll().get(0), roll.roll().get(1)));
    } else if (action instanceof ValeriaAction.Harvest harvest) {
      List<Integer> dice = harvest.harvest();
      match().update(context -> Referee.harvest(context, dice.get(0), dice.get(1)));
    } else if (action instanceof ValeriaAction.Use use) {
      int seat = use.player().map(ValeriaVocabulary.PLAYERS::indexOf).orElse(state().active());
      String card = use.use().substring(0, use.use().indexOf('/'));
      match().update(context -> Referee.use(context, use.use(), card, seat));
    }
  }

  /** The option for a card, if the answer names one in the way of scenarios. */
  private String option(int seat, String answer) {
    return match().pendingDecisions().stream()
        .filter(decision -> seat < 0 || decision.player() == seat)
        .flatMap(decision -> decision.options().stream())
        .filter(option -> means(answer, option))
        .map(Option::id)
        .findFirst()
        .orElse(answer);
  }

  private boolean means(String text, Option option) {
    return option.action() instanceof Pick pick
        && pick.isEntity()
        && names.means(text, match().world().entity(pick.entity()).getDefinition());
  }

  /** The action of the game; a purchase that names no payment is made in the only way. */
  private TurnAction action(ValeriaAction.OfTurn turn) {
    String id = ActionCodec.of(ValeriaAction.OfTurn.class).write(turn);
    boolean open = turn instanceof ValeriaAction.Purchase purchase && purchase.pay().isOpen();
    String whole = open ? id + way(id, ((ValeriaAction.Purchase) turn).pay()) : id;
    return ActionCodec.of(TurnAction.class).read(whole).orElseThrow();
  }

  /**
   * The only way to pay, with what is to be waived; no payment if there is none, which the rules
   * refuse.
   */
  private PaymentOption way(String purchase, ValeriaAction.Pay pay) {
    List<Option> ways = options().filter(option -> isWay(option, purchase, pay)).toList();
    if (ways.size() > 1) {
      List<String> words = ways.stream().map(Option::words).toList();
      throw new Refusal(
          Refusal.ILLEGAL, "there are several ways to pay: " + String.join("; ", words));
    }
    return ways.isEmpty()
        ? PaymentOption.none(pay.waiving().orElse(""))
        : ((TurnAction.Purchase) ways.get(0).action()).way();
  }

  private static boolean isWay(Option option, String purchase, ValeriaAction.Pay pay) {
    return option.action() instanceof TurnAction.Purchase offered
        && option.id().startsWith(purchase)
        && pay.waiving().map(offered.way().waived()::equals).orElse(true);
  }

  private ValeriaState state() {
    return match().state(ValeriaState.class);
  }

  @Override
  protected ValeriaThen see(ValeriaThen asked) {
    return new TableRecord(match(), names).see(asked);
  }

  /** Options are named as the scenario does: by words, ids, or cards; others as it nearly does. */
  @Override
  protected String named(Option option, JsonNode wanted) {
    for (JsonNode text : wanted) {
      if (names(text.asText(), option)) {
        return text.asText();
      }
    }
    return nearly(option, wanted) ? option.id() : option.unnumbered();
  }

  /** True if a text is the words or the id of an option, or a card that it picks. */
  private boolean names(String text, Option option) {
    return text.equals(option.words()) || text.equals(option.id()) || means(text, option);
  }

  /** True if a text names no option, but nearly one by its id. */
  private boolean nearly(Option option, JsonNode wanted) {
    for (JsonNode text : wanted) {
      if (Words.nearest(text.asText(), List.of(option.words())) == null
          && Words.nearest(text.asText(), List.of(option.id())) != null
          && options().noneMatch(one -> names(text.asText(), one))) {
        return true;
      }
    }
    return false;
  }

  private Stream<Option> options() {
    return match().pendingDecisions().stream().flatMap(decision -> decision.options().stream());
  }

  /** A player by name, a card as scenarios write it. */
  @Override
  protected JsonNode entity(int number) {
    Entity entity = match().world().entity(number);
    return entity instanceof Card
        ? TextNode.valueOf(names.of(entity.getDefinition()))
        : super.entity(number);
  }
}
