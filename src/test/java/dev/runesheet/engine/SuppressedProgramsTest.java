package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.add;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.pick;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.SuppressionCheck;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Layers;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fact.StackingRule;
import dev.runesheet.spi.fact.Suppression;
import dev.runesheet.why.Candidate;
import dev.runesheet.why.Reason;
import dev.runesheet.why.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that phases begin are suppressed as effects in play are. */
class SuppressedProgramsTest {

  private static final String SING = "bard/sing";

  private static final Effect[] EFFECTS = {
    Cards.ability("bard", "sing", gain("gold", 1)),
    Cards.ability("bard", "asks", pick("enemies", add(TARGET, "gold", 1))),
    Cards.suppressor("warden", "enemies"),
    Cards.ability("warden", "leave", run("destroy", SELF))
  };

  private static final RuleBook BOOK = Books.of(EFFECTS);

  /** A rule of a game's own: a program of whoever has no life left is out of force. */
  private static final RuleBook OWN =
      Books.of(
          """
          package own.rules;
          import dev.runesheet.spi.fact.*;
          rule "dead"
          when
            $dead : Entity( $id : id, stat( "life" ) <= 0 )
            $effect : InPlay( effect == "bard/sing", holder == $id )
          then
            insertLogical( new Suppression( $effect, $dead ) );
          end
          """,
          EFFECTS);

  private static Scene scene(RuleBook book, int warden) {
    return Scene.of(book).has(0, "bard", "life", 1).has(warden, "warden").start();
  }

  private static void sing(Match match) {
    Entity bard = Scene.of(match).entity("bard");
    match.update(context -> context.activate(SING, bard, Event.of("")));
  }

  private static List<Suppression> suppressions(Scene scene) {
    List<Suppression> found = new ArrayList<>();
    scene.match().update(context -> found.addAll(context.suppressions(SING, scene.entity("bard"))));
    return found;
  }

  @Test
  void aSuppressedProgramDoesNotStartUntilTheSuppressorHasGone() {
    Scene scene = scene(BOOK, 1);
    for (Consumer<MatchContext> begins :
        List.<Consumer<MatchContext>>of(
            match -> match.activate(SING, scene.entity("bard"), Event.of("")),
            match -> match.begin(SING, scene.entity("bard"), Event.of(""), false),
            match -> match.begin(SING, scene.entity("bard"), Event.of(""), true),
            match -> match.queue(SING, scene.entity("bard"), Event.of("")))) {
      scene.match().update(begins);
    }
    assertThat(scene.gold("bard")).isZero();
    assertThat(scene.ran()).isEmpty();
    scene.match().update(context -> context.leavePlay(scene.entity("warden"), "discard"));
    sing(scene.match());
    assertThat(scene.gold("bard")).isEqualTo(1);
  }

  @Test
  void onlyWhatIsInTheScopeIsSuppressed() {
    Scene scene = scene(BOOK, 0);
    assertThat(suppressions(scene)).isEmpty();
    sing(scene.match());
    assertThat(scene.gold("bard")).isEqualTo(1);
  }

  @Test
  void whatIsOfferedAgreesWithWhatWouldHappen() {
    Scene scene = scene(BOOK, 1);
    assertThat(scene.open("act").options()).extracting(Option::id).doesNotContain("bard:sing");
    scene.use("warden", "leave");
    assertThat(scene.open("act").options()).extracting(Option::id).contains("bard:sing");
  }

  @Test
  void itIsToldOnceForEachProgramThatDoesNotStartAndNotByAsking() {
    Scene scene = scene(BOOK, 1);
    int before = scene.match().happenings().size();
    assertThat(suppressions(scene)).singleElement().extracting("effect.effect").isEqualTo(SING);
    assertThat(scene.match().happenings()).hasSize(before);
    sing(scene.match());
    List<Happening> all = scene.match().happenings();
    assertThat(all.subList(before, all.size()))
        .containsExactly(
            new Happening.Suppressed(
                SING,
                scene.entity("bard").getId(),
                true,
                "warden/silence",
                scene.entity("warden").getId()));
  }

  @Test
  void theReasonIsTheSuppressor() {
    assertThat(Why.of(BOOK, SuppressedProgramsTest::sungInVain).not(SING).values())
        .singleElement()
        .asInstanceOf(InstanceOfAssertFactories.list(Candidate.class))
        .extracting(Candidate::reason)
        .containsExactly(new Reason.Suppressed(List.of("silence of warden")));
  }

  private static Match sungInVain() {
    Match match = scene(BOOK, 1).match();
    sing(match);
    return match;
  }

  @Test
  void aRuleOfTheGamesOwnThatReadsNumbersSuppressesIt() {
    Scene scene = scene(OWN, 0);
    sing(scene.match());
    scene.match().update(context -> context.setStat(scene.entity("bard"), "life", 0));
    sing(scene.match());
    assertThat(scene.gold("bard")).isEqualTo(1);
    assertThat(suppressions(scene))
        .singleElement()
        .extracting(Suppression::by)
        .isEqualTo(scene.entity("bard"));
    scene.match().update(context -> context.setStat(scene.entity("bard"), "life", 1));
    sing(scene.match());
    assertThat(scene.gold("bard")).isEqualTo(2);
  }

  /** A rule that finds effects by their holder says whether it means programs that are begun. */
  @ParameterizedTest
  @CsvSource({"'', 0, 0", "'begun == false,', 1, 0", "'begun == true,', 0, 1"})
  void aRuleSaysWhetherItMeansWhatIsInPlayOrWhatIsBegun(String which, int sung, int heard) {
    String rule =
        """
        package own.rules;
        import dev.runesheet.spi.fact.*;
        rule "silence"
        when
          $bard : Entity( $id : id, stat( "life" ) <= 0 )
          $effect : InPlay( %s holder == $id )
        then
          insertLogical( new Suppression( $effect, $bard ) );
        end
        """;
    RuleBook book =
        Books.of(
            String.format(rule, which),
            Cards.ability("bard", "sing", gain("gold", 1)),
            Cards.answer("bard", "listen", Trigger.own("gold changes"), add(SELF, "power", 1)),
            Cards.suppressor("warden", "enemies"));
    Scene scene = scene(book, 0);
    scene.match().update(context -> context.setStat(scene.entity("bard"), "life", 0));
    sing(scene.match());
    assertThat(scene.gold("bard")).isEqualTo(sung);
    double power = scene.entity("bard").stat("power");
    scene.match().update(context -> context.setStat(scene.entity("bard"), "gold", 7));
    assertThat(scene.entity("bard").stat("power") - power).isEqualTo(heard);
  }

  @Test
  void aRegisteredSuppressorSuppressesIt() {
    Scene scene = scene(BOOK, 0);
    RegisteredEffect silence =
        new RegisteredEffect(
            "silence",
            "",
            "spell",
            RegisteredEffect.Ending.TURNS,
            "all",
            "",
            Layers.Layer.ADD,
            0,
            StackingRule.ADDITIVE,
            "",
            "");
    Entity warden = scene.entity("warden");
    scene.match().update(context -> context.register(silence, warden, warden, 0, false));
    sing(scene.match());
    assertThat(scene.gold("bard")).isZero();
  }

  @Test
  void aProgramThatWaitsMeetsASuppressorAfterSaveAndForkToo() {
    Scene scene =
        Scene.of(BOOK).has(0, "bard").has(1, "plain").has(1, "warden", "warden", "hand").start();
    Match match = scene.match();
    Entity bard = scene.entity("bard");
    match.update(
        context -> {
          context.activate("bard/asks", bard, Event.of(""));
          context.activate(SING, bard, Event.of(""));
        });
    List<Match> ways = List.of(match, BOOK.restore(match.save()), match.fork());
    for (Match way : ways) {
      Scene one = Scene.of(way);
      way.update(context -> context.enterPlay("warden", one.entity("warden"), "active", 0));
      way.choose(way.pendingDecisions().get(1).id(), one.optionOf("plain"));
      assertThat(one.ran()).doesNotContain(SING);
      assertThat(one.gold("plain")).isEqualTo(1);
      assertThat(one.gold("bard")).isZero();
    }
    assertThat(ways).extracting(Match::save).containsOnly(match.save());
  }

  @Test
  void anUndoneSuppressorDoesNotSuppress() {
    Scene scene = scene(BOOK, 1);
    scene.use("warden", "leave").use("bard", "sing");
    assertThat(scene.gold("bard")).isEqualTo(1);
    scene.match().undo();
    scene.match().undo();
    sing(scene.match());
    assertThat(scene.gold("bard")).isZero();
  }

  @Test
  void anEffectInPlayIsNoProgramToAskAbout() {
    Scene scene = scene(BOOK, 1);
    InPlay silence = scene.match().world().inPlay().get(0);
    assertThatThrownBy(() -> new SuppressionCheck(silence))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("warden/silence")
        .hasMessageContaining("InForceCheck");
  }
}
