package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.spi.fault.ActionFailure;
import dev.runesheet.spi.fault.OwnRuleFailure;
import dev.runesheet.spi.fault.SneakyThrow;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever a game's own code throws, and with whatever it is called, matches stay whole. */
class FailedCallTest {

  private Match match;

  @BeforeEach
  void start() {
    match = Wild.scene(1).start().match();
    Wild.answer(match, new Random(1), 5);
  }

  @AfterEach
  void close() {
    match.close();
  }

  private void assertRefused(Consumer<MatchContext> changes, Class<? extends Throwable> with) {
    String before = match.save();
    int happened = match.happenings().size();
    assertThatThrownBy(() -> match.update(changes)).isInstanceOf(with);
    assertThat(match.save()).isEqualTo(before);
    assertThat(match.happenings()).hasSize(happened);
    Wild.answer(match, new Random(2));
    match.undo();
  }

  @Test
  void anErrorTakesBackWhatWasDoneAsAnExceptionDoes() {
    assertRefused(
        context -> {
          Entity one = context.world().entity(0);
          context.setStat(one, one.schema().name(0), 77);
          recurse();
        },
        StackOverflowError.class);
    assertRefused(
        context -> {
          context.leavePlay(context.world().entity(0), "gone");
          throw new AssertionError("own");
        },
        AssertionError.class);
  }

  @Test
  void aNumberThatIsRefusedForItsDifferenceIsNotWritten() {
    match.update(
        context -> {
          Entity one = context.world().entity(0);
          context.setStat(one, "gold", -Double.MAX_VALUE);
          assertThatThrownBy(() -> context.setStat(one, "gold", Double.MAX_VALUE))
              .isInstanceOf(ActionFailure.class);
          assertThat(one.stat("gold")).isEqualTo(-Double.MAX_VALUE);
        });
  }

  @Test
  void aCheckedExceptionThatIsNotDeclaredTakesBackWhatWasDone() {
    assertRefused(
        context -> {
          context.endMatch(0, "over");
          throw SneakyThrow.raise(new IOException("own"));
        },
        IOException.class);
  }

  @Test
  void whatAVerbThrowsComesThroughAsItIs() {
    RuleBook book =
        Books.of(Cards.ability("a", "stumble", Steps.gain("gold", 1), Steps.run("fail", "own")));
    for (RuleBook each : List.of(book, book.throughNetwork())) {
      Scene scene = Scene.of(each).has(0, "a").start();
      String before = scene.match().save();
      assertThatThrownBy(() -> scene.use("a", "stumble"))
          .isExactlyInstanceOf(IllegalStateException.class)
          .hasMessage("own");
      assertThat(scene.match().save()).isEqualTo(before);
      scene.match().close();
    }
  }

  @Test
  void whatAVerbThrowsHasANoteOfTheVerbItsEffectAndThePlace() {
    Step.Do fail = (Step.Do) Steps.run("fail", "own");
    Step there = new Step.Do(fail.verb(), fail.arguments(), SourceLocation.file("a.yaml"));
    RuleBook book = Books.of(Cards.ability("a", "stumble", there));
    for (RuleBook each : List.of(book, book.throughNetwork())) {
      Scene scene = Scene.of(each).has(0, "a").start();
      assertThatThrownBy(() -> scene.use("a", "stumble"))
          .isExactlyInstanceOf(IllegalStateException.class)
          .satisfies(
              thrown ->
                  assertThat(thrown.getSuppressed())
                      .singleElement()
                      .extracting(Throwable::getMessage)
                      .asString()
                      .startsWith("the verb 'fail' (Fail.java:")
                      .endsWith(" of effect 'a/stumble' of a (creature 0), written at a.yaml"));
      scene.match().close();
    }
  }

  @Test
  void aMistakeOfThePhasesBlamesNoEffectThatRanBefore() {
    RuleBook book =
        Books.of(Cards.answer("a", "hears", Trigger.any("life changes"), Steps.gain("gold", 1)));
    Scene scene = Scene.of(book).has(0, "a", "life", 5).start();
    assertThatThrownBy(
            () ->
                scene
                    .match()
                    .update(
                        changes -> {
                          StatSchema lifeless = new StatSchema(List.of("weight"));
                          changes.create("stone", "rock", "rock", 0, "field", lifeless);
                          changes.setStat(scene.entity("a"), "life", 4);
                          changes.check("falls");
                        }))
        .isInstanceOfSatisfying(
            ActionFailedException.class,
            failed -> {
              assertThat(failed.undone()).hasAtLeastOneElementOfType(Happening.Activated.class);
              assertThat(failed.chain()).isEmpty();
              assertThat(failed.isMistake()).isTrue();
            })
        .hasMessage("rock (stone 1) has no 'life'; it has weight.");
  }

  @Test
  void aMistakeOfWorkThatAVerbPutsOffNamesItsEffect() {
    RuleBook book = Books.of(Cards.ability("a", "stumble", Steps.run("fail", "later")));
    Scene scene = Scene.of(book).has(0, "a").start();
    assertThatThrownBy(() -> scene.use("a", "stumble"))
        .isInstanceOf(ActionFailedException.class)
        .hasMessageContaining("a/stumble of a (creature 0): a (creature 0) has no 'mana'");
  }

  @Test
  void whatWorkThatAVerbPutsOffThrowsHasANoteOfTheVerbOrItsLine() {
    Map.of(
            "throw-later",
            "the verb 'fail' (Fail.java:",
            "other-later",
            "'part', a deferred part of a verb (Fail.java:")
        .forEach(
            (word, note) -> {
              RuleBook book = Books.of(Cards.ability("a", "stumble", Steps.run("fail", word)));
              Scene scene = Scene.of(book).has(0, "a").start();
              assertThatThrownBy(() -> scene.use("a", "stumble"))
                  .satisfies(
                      thrown ->
                          assertThat(thrown.getSuppressed())
                              .singleElement()
                              .extracting(Throwable::getMessage)
                              .asString()
                              .startsWith(note)
                              .contains(") of effect 'a/stumble' of a (creature 0)"));
              scene.match().close();
            });
  }

  @Test
  void aConditionThatFailsWhileAVerbConsultsHasANoteOfTheVerb() {
    String drl =
        """
        package rules.test;
        import dev.runesheet.engine.testgame.Fail.Incomparable;
        function Incomparable other() { return new Incomparable(); }
        rule "compares" when Incomparable( value == other() ) then end
        """;
    RuleBook book = Books.of(drl, Cards.ability("a", "stumble", Steps.run("fail", "ask")));
    for (RuleBook each : List.of(book, book.throughNetwork())) {
      Scene scene = Scene.of(each).has(0, "a").start();
      assertThatThrownBy(() -> scene.use("a", "stumble"))
          .isExactlyInstanceOf(OwnRuleFailure.class)
          .hasMessageContaining("cannot be compared")
          .hasMessageContaining("The rule is 'compares'")
          .satisfies(
              thrown ->
                  assertThat(thrown.getSuppressed())
                      .singleElement()
                      .extracting(Throwable::getMessage)
                      .asString()
                      .startsWith("the verb 'fail' (Fail.java:")
                      .contains(" of effect 'a/stumble' of a (creature 0)"));
      scene.match().close();
    }
  }

  @Test
  void aMistakeOfARuleWrittenByHandNamesTheRule() {
    String drl =
        """
        package rules.test;
        import dev.runesheet.spi.fact.InPlay;
        rule "asks for mana" when $effect : InPlay( begun == false ) then
          throw new dev.runesheet.spi.fault.RuleMistake($effect + " has no mana.");
        end
        """;
    RuleBook book =
        Books.of(
            drl,
            Cards.aura("ward", "song", "power", 2, "all"),
            Cards.ability("bard", "play", Steps.pick("own hand", Steps.run("play", Steps.TARGET))));
    for (RuleBook each : List.of(book, book.throughNetwork())) {
      Scene scene = Scene.of(each).has(0, "bard").has(0, "ward", "ward", "hand").start();
      scene.use("bard", "play");
      String before = scene.match().save();
      assertThatThrownBy(() -> scene.answer(0, scene.optionOf("ward")))
          .isInstanceOf(ActionFailedException.class)
          .hasMessageContaining("no mana")
          .hasMessageContaining("The rule is 'asks for mana', written at extra.drl:3.");
      assertThat(scene.match().save()).isEqualTo(before);
      scene.match().close();
    }
  }

  @Test
  void aCheckedExceptionOfAVerbComesThroughAsItIs() {
    RuleBook book =
        Books.of(Cards.ability("a", "stumble", Steps.gain("gold", 1), Steps.run("fail", "disk")));
    for (RuleBook each : List.of(book, book.throughNetwork())) {
      Scene scene = Scene.of(each).has(0, "a").start();
      String before = scene.match().save();
      assertThatThrownBy(() -> scene.use("a", "stumble"))
          .isExactlyInstanceOf(IOException.class)
          .hasMessage("disk");
      assertThat(scene.match().save()).isEqualTo(before);
      scene.match().close();
    }
  }

  @Test
  void anEntityOfAnotherMatchIsNotChanged() {
    try (Match fork = match.fork()) {
      String before = fork.save();
      Entity other = fork.world().entity(0);
      List<Consumer<MatchContext>> changes =
          List.of(
              context -> context.setStat(other, "power", 77),
              context -> context.move(other, "elsewhere", 1),
              context -> context.control(other, 1),
              context -> context.leavePlay(other, "gone"),
              context -> context.enterPlay("wolf", other),
              context -> context.enterPlay("wolf", other, "zone", 0),
              context -> context.grant("granted/weak", other, other, 1, false, 0),
              context -> context.end(fork.world().inPlay().get(0)));
      changes.forEach(change -> assertRefused(change, IllegalArgumentException.class));
      assertThat(fork.save()).isEqualTo(before);
      assertThat(fork.world().entity(0).stat("power")).isNotEqualTo(77);
    }
  }

  @Test
  void whoDoesNotPlayIsNotAskedAndNeitherOwnsNorWins() {
    List<Consumer<MatchContext>> changes =
        List.of(
            context -> context.endMatch(3, "so"),
            context -> context.endMatch(-2, "so"),
            context -> context.control(context.world().entity(0), 3),
            context -> context.control(context.world().entity(0), -2),
            context -> context.transfer(context.world().entity(0), 3, "there", 0),
            context -> context.leavePlay(context.world().entity(0), "there", 0, 3),
            context -> context.leavePlay(context.world().entity(0), "there", 0, -2),
            context -> context.decide(new Mine("act"), 3),
            context -> context.offer(new Mine("act"), -1),
            context -> context.decideTogether(new Mine("act"), List.of(0, 3)),
            context -> context.decideOnly(new Mine("act"), List.of(0, 0)),
            context -> context.decide(new Mine("other"), 0));
    changes.forEach(change -> assertRefused(change, IllegalArgumentException.class));
    match.update(context -> context.control(context.world().entity(0), -1));
    match.update(context -> context.endMatch(-1, "so"));
    assertThat(match.over()).isTrue();
  }

  private record Mine(String prompt) implements Question<Pick> {

    @Override
    public Class<Pick> actions() {
      return Pick.class;
    }

    @Override
    public List<Option> options(MatchContext match, int player) {
      return match.question("act").options(match, player); // What the registered one can carry out.
    }

    @Override
    public Legality legality(MatchContext match, int player, Pick action) {
      return Legality.LEGAL;
    }

    @Override
    public void onAnswer(MatchContext match, int player, Pick action) {}
  }

  private static void recurse() {
    recurse();
  }
}
