package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.choose;
import static dev.runesheet.engine.testgame.Steps.pick;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.Event;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ViewTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability("a", "draw", run("draw", 2)),
          Cards.ability("a", "play", pick("own hand", run("play", TARGET))),
          Cards.ability(
              "a", "hide", run("move-to", SELF, "deck"), choose(branch("left"), branch("right"))),
          Cards.aura("a", "aura", "power", 2, "allies"));

  private static Scene scene() {
    return Scene.of(BOOK)
        .has(0, "a")
        .has(1, "b")
        .has(0, "spell", "first", "deck")
        .has(0, "spell", "second", "deck")
        .has(0, "spell", "third", "deck")
        .has(1, "spell", "theirs", "hand")
        .start();
  }

  @Test
  void handsOfOthersAndDecksAreHiddenButCounted() {
    Scene scene = scene().use("a", "draw");
    PlayerView own = scene.match().view(0);
    PlayerView others = scene.match().view(1);
    assertThat(own.entities())
        .extracting(PlayerView.Seen::name)
        .containsExactly("a", "b", "first", "second");
    assertThat(own.hidden()).hasToString("{deck=1, hand=1}");
    assertThat(others.entities())
        .extracting(PlayerView.Seen::name)
        .containsExactly("a", "b", "theirs");
    assertThat(others.hidden()).hasToString("{deck=1, hand=2}");
  }

  @Test
  void aViewShowsStatsWithTheirModifiersAndDoesNotChangeLater() {
    Scene scene = scene();
    PlayerView view = scene.match().view(1);
    assertThat(view.entities().get(0).stats()).containsEntry("power", 2.0);
    scene.use("a", "draw").use("a", "play");
    assertThat(view.entities()).hasSize(3);
    assertThat(view.decisions()).isEmpty();
  }

  @Test
  void aQuestionDoesNotNameTheHiddenEntityThatAsksIt() {
    Scene scene = scene();
    int cursor = scene.match().happenings(0, 0).next();
    scene.use("a", "hide");
    Decision asked = scene.open("choose");
    assertThat(asked.effect()).isEqualTo("a/hide");
    assertThat(asked.holder()).isEqualTo(scene.entity("a").getId());

    Decision shown = scene.match().view(0).decisions().get(0);
    assertThat(shown.effect()).isEmpty();
    assertThat(shown.holder()).isEqualTo(Event.NOBODY);
    assertThat(shown.options()).isEqualTo(asked.options());

    scene.answer(0, asked.options().get(0).id());
    assertThat(scene.match().happenings(0, cursor).entries())
        .filteredOn(Happening.Answered.class::isInstance)
        .last()
        .isEqualTo(new Happening.Answered(shown, shown.options().get(0), false));
    assertThat(scene.match().happenings(0, cursor).entries()).contains(new Happening.Asked(shown));
  }

  /** A client in Java reads what a server has written. */
  @Test
  void aViewReadsBackFromItsJson() throws IOException {
    ObjectMapper json = new ObjectMapper();
    PlayerView view = scene().match().view(0);
    String written = json.writeValueAsString(view);
    PlayerView read = json.readValue(written, PlayerView.class);
    assertThat(read.acting()).isEmpty();
    assertThat(read.entities()).isEqualTo(view.entities());
    assertThat(json.writeValueAsString(read)).isEqualTo(written);
  }

  @Test
  void aViewSaysHowFarTheMatchHasCome() {
    Scene scene = scene();
    PlayerView view = scene.match().view(1);
    assertThat(view.turn()).isEqualTo(1);
    assertThat(view.phase()).isEqualTo("action");
    assertThat(view.active()).isZero();
    assertThat(view.over()).isFalse();
    assertThat(view.winner()).isEqualTo(-1);
    scene.match().answer("d1=end turn");
    assertThat(scene.match().view(0).turn()).isEqualTo(2);
    assertThat(scene.match().view(0).active()).isEqualTo(1);
    scene.match().update(context -> context.endMatch(1, "enough"));
    assertThat(scene.match().view(0).over()).isTrue();
    assertThat(scene.match().view(0).winner()).isEqualTo(1);
  }

  @Test
  void onlyOwnQuestionsAreInAView() {
    Scene scene = scene().use("a", "draw").use("a", "play");
    assertThat(scene.match().view(0).decisions()).hasSize(1);
    assertThat(scene.match().view(1).decisions()).isEmpty();
  }

  @Test
  void whatHappensToHiddenCardsIsHidden() {
    Scene scene = scene();
    scene.match().happenings(0);
    scene.match().happenings(1);
    scene.use("a", "draw");
    assertThat(scene.match().happenings(0)).hasAtLeastOneElementOfType(Happening.Revealed.class);
    assertThat(scene.match().happenings(1))
        .doesNotHaveAnyElementsOfTypes(Happening.Moved.class, Happening.Revealed.class);
    scene.use("a", "play").answer(0, scene.optionOf("first"));
    assertThat(scene.match().happenings(1)).hasAtLeastOneElementOfType(Happening.Revealed.class);
  }

  @Test
  void questionsToOthersAreHiddenSinceTheirOptionsNameCards() {
    Scene scene = scene();
    scene.match().happenings(0);
    scene.match().happenings(1);
    scene.use("a", "draw").use("a", "play");
    assertThat(scene.match().happenings(1).toString()).doesNotContain("second");
    assertThat(scene.match().happenings(0).toString()).contains("second");
  }
}
