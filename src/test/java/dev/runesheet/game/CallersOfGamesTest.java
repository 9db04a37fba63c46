package dev.runesheet.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.NullArguments;
import dev.runesheet.game.declared.ActiveEffects;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.game.valeria.PriceBreakdown;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.werewolf.WolfSetup;
import dev.runesheet.pack.tool.NumberBreakdown;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.payment.Payment;
import dev.runesheet.spi.payment.Price;
import dev.runesheet.spi.setup.SetupReader;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What the games' own classes say to a program that calls them wrongly. */
class CallersOfGamesTest {

  private static Match valeria() {
    return RuleBook.load("valeria")
        .newMatch(ValeriaSetup.json("base", List.of("Ann", "Bob"), 0), 1);
  }

  private static Match duel() {
    DuelSetup setup = DuelSetup.of("fighter", "fire-mage");
    return RuleBook.load("math-battle").newMatch(setup.toJson(), 1);
  }

  @Test
  void aPriceIsToldOfThisMatchsPlayersAndCardsOnly() {
    try (Match match = valeria();
        Match duel = duel()) {
      Card card =
          match.world().entities().stream()
              .filter(Card.class::isInstance)
              .map(Card.class::cast)
              .findFirst()
              .orElseThrow();
      assertThat(PriceBreakdown.of(match, 1, card).due()).isNotEmpty();
      assertRefused("seat (2) must be from 0 to 1.", () -> PriceBreakdown.of(match, 2, card));
      assertRefused("seat (-1) must be from 0 to 1.", () -> PriceBreakdown.of(match, -1, card));
      assertRefused(
          "match (math-battle) is not one of Valeria.", () -> PriceBreakdown.of(duel, 0, card));
    }
  }

  @Test
  void activeEffectsAreThoseOfADeclaredGame() {
    try (Match match = valeria()) {
      assertRefused(
          "match (valeria) is not one of a game declared in data.",
          () -> match.update(ActiveEffects::of));
    }
    try (Match match = duel()) {
      match.update(
          context -> {
            ActiveEffects effects = ActiveEffects.of(context);
            assertMissing("query", () -> effects.query(null));
            assertMissing("source", () -> effects.removeBySource(null));
            assertMissing("found", () -> effects.combined(null, 1));
            assertMissing("effect", () -> effects.reaches(null));
          });
    }
    assertMissing("match", () -> ActiveEffects.of(null));
  }

  @Test
  void anActionWithoutAPartIsRefusedWithItsName() {
    assertMissing("card", () -> new Move.Play(null, new Place(1, 4)));
    assertMissing("at", () -> new Move.Play("007", null));
    assertThatThrownBy(() -> ActionCodec.of(TurnAction.class).write(new TurnAction.UseRelic(null)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("action (UseRelic[card=null]) has no text: its card is null.");
  }

  @Test
  void eachParameterThatIsMissingIsNamed() {
    QueensCatalog catalog = RuleBook.load("queens-blood").catalog(QueensCatalog.class);
    try (Match match = valeria()) {
      Object card =
          match.world().entities().stream().filter(Card.class::isInstance).findFirst().get();
      match.update(
          context -> {
            NullArguments given =
                new NullArguments(
                    match,
                    card,
                    context,
                    match.setup(),
                    catalog,
                    catalog.plays(),
                    catalog.numbers(),
                    new int[] {1});
            List.of(
                    PriceBreakdown.class,
                    PriceBreakdown.Line.class,
                    ValeriaSetup.class,
                    QueensCatalog.class,
                    Move.Replace.class,
                    Price.class,
                    Price.Wild.class,
                    Payment.class,
                    NumberBreakdown.class,
                    NumberBreakdown.Part.class)
                .forEach(type -> assertNamed(given, type));
            assertThat(given.checked()).isGreaterThan(35);
          });
    }
    assertMissing("slots", () -> Move.Mulligan.of(null));
    assertMissing("seats", () -> new DeclaredSetup.Position("main", 1, null));
  }

  private static void assertNamed(NullArguments given, Class<?> type) {
    try {
      given.assertNamed(type);
    } catch (ReflectiveOperationException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Test
  void whatASetUpLacksIsNamed() {
    assertMissing("right", () -> QueensSetup.of(List.of(), null));
    assertMissing("players", () -> ValeriaSetup.json("base", null, 0));
    assertMissing("json", () -> QueensSetup.of(null));
    assertMissing("decks", () -> new QueensSetup(null, null, null, true, true, null));
    assertMissing("json", () -> WolfSetup.of(null));
    assertMissing("setup", () -> ValeriaSetup.seats(null));
    assertMissing("preset", () -> ValeriaSetup.json(null, List.of("Ann", "Bob"), 0));
    assertMissing("hero1", () -> DuelSetup.of("fighter", null));
    assertMissing("setup", () -> SetupReader.of(null));
    assertMissing("seats", () -> new WolfSetup(null, 0, true, false, Map.of()));
    assertMissing("teams", () -> new WolfSetup(List.of(), 0, true, false, null));
    assertMissing("decks[1]", () -> new DeclaredSetup(Arrays.asList("fire", null), 0, null));
  }

  private static void assertRefused(String message, ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }

  private static void assertMissing(String name, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(NullPointerException.class)
        .hasMessage(name + " must not be null.");
  }
}
