package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Words;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.spi.fact.ActiveEffect;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Mistakes in what a game registers are told when its rules are loaded. */
class HandlersTest {

  private record Registering(Consumer<Handlers> registers) implements Game {

    @Override
    public String id() {
      return "mine";
    }

    @Override
    public GameState newState(JsonNode setup) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Class<GameState> stateType() {
      return GameState.class;
    }

    @Override
    public void register(Handlers on, CatalogAccess rules) {
      registers.accept(on);
    }

    @Override
    public void setUp(MatchContext match, JsonNode setup) {}

    @Override
    public boolean advance(MatchContext match) {
      return false;
    }

    @Override
    public Comparator<ActiveEffect> order(MatchContext match) {
      return Comparator.comparing(ActiveEffect::getEffect);
    }
  }

  private static void assertRefused(Consumer<Handlers> registers, String message) {
    assertThatThrownBy(
            () ->
                RuleBook.compile(
                    new Registering(registers), Books.sources(List.of()), SourceNotes.NONE))
        .hasMessage(message);
  }

  private static Words question(String prompt) {
    return new Words(prompt, List.of("yes"), (match, player, word) -> {});
  }

  @Test
  void nothingIsRegisteredTwice() {
    assertRefused(
        on -> {
          on.question(question("go"));
          on.question(question("go"));
        },
        "question (go) of mine is registered twice.");
    assertRefused(
        on -> {
          on.checkpoint("power", match -> {});
          on.checkpoint("power", match -> {});
        },
        "checkpoint (power) of mine is registered twice.");
    assertRefused(
        on -> {
          on.scope("all", (match, from) -> List.of());
          on.scope("all", (match, from) -> List.of());
        },
        "scope (all) of mine is registered twice.");
  }

  @Test
  void nothingIsRegisteredWithoutItsHandler() {
    assertRefused(on -> on.signal("pass", null), "handler must not be null.");
    assertRefused(on -> on.menu(null, (match, who, about) -> List.of()), "menu must not be null.");
  }

  /** An action with a part that no id of an option could hold. */
  @TextForm("pour {litres}")
  record Pour(double litres) implements Action {}

  /** The question for it. */
  private static final class PourQuestion implements Question<Pour> {

    @Override
    public String prompt() {
      return "pour";
    }

    @Override
    public Class<Pour> actions() {
      return Pour.class;
    }

    @Override
    public List<Option> options(MatchContext match, int player) {
      return List.of();
    }

    @Override
    public Legality legality(MatchContext match, int player, Pour action) {
      return Legality.LEGAL;
    }

    @Override
    public void onAnswer(MatchContext match, int player, Pour action) {}
  }

  @Test
  void aQuestionWhoseActionsHaveNoTextIsRefused() {
    assertRefused(
        on -> on.question(new PourQuestion()),
        "litres of "
            + Pour.class.getName()
            + " is not a part of a text: type double has no text. Maybe add @TextForm, or a static"
            + " of(String).");
  }
}
