package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.ReadableMatch;
import dev.runesheet.api.RuleBook;
import dev.runesheet.api.RuleRevisions;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.game.werewolf.WolfSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuildPacks;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.ListenerException;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.Winners;
import dev.runesheet.spi.World;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.StatSchema;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.kie.api.KieServices;

/** What a match says to a program that calls it wrongly, and that nothing has changed then. */
class CallersMistakesTest {

  @Test
  void whatIsMissingIsNamed() {
    assertMissing("set-up", () -> Wild.BOOK.newMatch(null, 1));
    try (Match match = Wild.scene(1).start().match()) {
      assertMissing("chance", () -> Wild.BOOK.newMatch(match.setup(), null));
      assertMissing("saved match", () -> Wild.BOOK.restore(null));
      assertMissing("saved match", () -> Wild.BOOK.restoreWithLog(null));
      assertMissing("listener", () -> match.onHappening(null));
      assertMissing("entity", () -> match.explain(null, "gold"));
      assertMissing("json", () -> DeclaredSetup.of(null));
      Wild.answer(match, new Random(1));
    }
  }

  @Test
  void anEntityThatDoesNotExistAndACatalogOfAnotherTypeAreToldInASentence() {
    try (Match match = Wild.scene(1).start().match()) {
      assertThatThrownBy(() -> match.world().entity(9999))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("entity (9999) does not exist.");
      assertThatThrownBy(() -> match.book().catalog(Integer.class))
          .isExactlyInstanceOf(ClassCastException.class)
          .hasMessageStartingWith("catalog is no java.lang.Integer, but a ");
      assertThatThrownBy(() -> match.state(OtherState.class))
          .isExactlyInstanceOf(ClassCastException.class)
          .hasMessageMatching("state is no .*OtherState, but a .*");
      assertThatThrownBy(() -> match.update(context -> context.state(OtherState.class)))
          .isExactlyInstanceOf(ClassCastException.class)
          .hasMessageMatching("state is no .*OtherState, but a .*");
    }
  }

  /** The state of another game. */
  private abstract static class OtherState extends GameState {}

  @Test
  void numbersAndStagesThatCannotBeAreToldInASentence() {
    try (Match match = Wild.scene(1).start().match()) {
      assertThatThrownBy(() -> match.update(context -> context.shuffle(List.of(1, 2))))
          .isInstanceOf(UnsupportedOperationException.class)
          .hasMessageContaining("Maybe shuffle a copy of it");
      assertThatThrownBy(() -> match.update(context -> context.shuffledPlaces(-1)))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage("items (-1) must be 0 or more.");
    }
    assertThatThrownBy(() -> new Attempt("visit", List.of(), 1, 2))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("stages of attempt (visit) must have at least one.");
    assertThatThrownBy(() -> new Attempt("visit", List.of("begins"), 1, 2).from("ends"))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("stage (ends) is not one of [begins].");
    assertMissing("stages", () -> new Attempt("visit", null, 1, 2));
  }

  @Test
  void reportsOfRulesThatDoNotFitNameWhatIsMissing() {
    Diagnostics findings = new Diagnostics();
    RuleCompilationException wrong = new RuleCompilationException(List.of());
    assertMissing("wrong", () -> Packs.report(null, (PackContent) null, findings));
    assertMissing("content", () -> Packs.report(wrong, (PackContent) null, findings));
    assertMissing("unfit", () -> Packs.report(null, "math-battle", findings));
    assertMissing("game", () -> Packs.report(wrong, (String) null, findings));
    assertMissing("diagnostics", () -> Packs.report(wrong, "math-battle", null));
  }

  @Test
  void collectionsOfFindingsAndTheBuildNameWhatIsMissing() {
    Diagnostics findings = new Diagnostics();
    assertMissing("finding", () -> findings.add(null));
    assertMissing("explained", () -> findings.removeIf(null));
    assertMissing("others", () -> findings.addAll(null));
    assertMissing("arguments", () -> BuildPacks.main(null));
  }

  @Test
  void eachParameterThatIsMissingIsNamed() throws ReflectiveOperationException {
    Match match = Wild.scene(1).start().match();
    Decision decision = match.pendingDecisions().get(0);
    NullArguments given =
        new NullArguments(
            match,
            match.book(),
            match.game(),
            match.book().kieBase(),
            match.book().notes(),
            match.setup(),
            match.world(),
            match.world().entity(0),
            match.world().entity(0).schema(),
            match.view(0),
            match.view(0).entities().get(0),
            new Contribution(null),
            new Place(0, 0),
            decision,
            decision.options().get(0),
            decision.options().get(0).action(),
            Chance.seeded(1),
            Chance.seeded(1).state(),
            RuleProbe.NONE,
            new RuleSource("a", ""),
            new RuleRevisions(match.game()),
            KieServices.get().getKieClasspathContainer(),
            new int[] {1},
            new DirectoryFiles(Path.of("")));
    for (Class<?> type :
        List.of(
            Match.class,
            ReadableMatch.class,
            RuleBook.class,
            Decision.class,
            Option.class,
            Chance.class,
            World.class,
            Games.class,
            SourceNotes.class,
            RuleSource.class,
            RuleRevisions.class,
            CatalogAccess.class,
            Legality.class,
            DirectoryFiles.class,
            Entity.class,
            PlayerView.Seen.class,
            Move.Play.class,
            WolfSetup.Seat.class)) {
      given.assertNamed(type);
    }
    assertThat(given.checked()).isGreaterThan(60);
    match.close();
  }

  @Test
  void anElementThatIsMissingIsNamedByItsIndex() {
    List<RuleSource> rules = Arrays.asList(new RuleSource("a", ""), null);
    RuleRevisions revisions = new RuleRevisions(Wild.BOOK.game());
    assertMissing(
        "rules[1]",
        () -> revisions.next(rules, Wild.BOOK.notes(), new ObjectMapper().createObjectNode()));
    assertMissing(
        "seats[0]",
        () -> new WolfSetup(Arrays.asList((WolfSetup.Seat) null), 0, true, false, Map.of()));
    assertMissing("players[1]", () -> ValeriaSetup.json("base", Arrays.asList("Ann", null), 0));
  }

  @Test
  void whatAContextLacksIsNamedAndNothingHasChanged() {
    try (Match match = Wild.scene(1).start().match()) {
      String before = match.save();
      Map<String, Consumer<MatchContext>> calls =
          Map.of(
              "event", context -> context.post((Event) null),
              "checkpoint", context -> context.check(null),
              "phase", context -> context.phaseEnded(null, 1, 0),
              "question", context -> context.consult(null),
              "players[1]", context -> context.decideTogether(null, Arrays.asList(0, null)));
      calls.forEach((what, call) -> assertMissing(what, () -> match.update(call)));
      assertThatThrownBy(() -> match.update(context -> context.decideTogether(null, List.of(0, 0))))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("players ([0, 0]) names one twice");
      assertThat(match.save()).isEqualTo(before);
    }
  }

  @Test
  void aMisspeltGameIsToldWhichThereAreAndTheNearest() {
    assertThatThrownBy(() -> RuleBook.load("valera"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("game (valera) is not one of ")
        .hasMessageContaining("queens-blood, ")
        .hasMessageEndingWith("Did you mean 'valeria'?");
    assertThatThrownBy(() -> RuleBook.load("chess"))
        .hasMessageContaining("math-battle")
        .hasMessageEndingWith("].");
  }

  private static void assertMissing(String what, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(NullPointerException.class)
        .hasMessageContaining(what)
        .hasMessageEndingWith("must not be null.");
  }

  @Test
  void anEntityOfAnotherMatchIsNotExplained() {
    try (Match match = Wild.scene(1).start().match();
        Match fork = match.fork()) {
      assertThatThrownBy(() -> fork.explain(match.world().entity(0), "gold"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("is not of this match");
      assertThat(fork.explain(fork.world().entity(0), "gold").history()).isEmpty();
    }
  }

  @Test
  void aPlayerWhoDoesNotPlayIsRefused() {
    try (Match match = Wild.scene(1).start().match()) {
      String before = match.save();
      for (int player : new int[] {-1, 3, 7}) {
        for (ThrowingCallable call :
            List.<ThrowingCallable>of(
                () -> match.view(player),
                () -> match.happenings(player),
                () -> match.forkFor(player, 1),
                () -> match.choose(player, "d1", "end turn"))) {
          assertThatThrownBy(call)
              .isInstanceOf(IllegalArgumentException.class)
              .hasMessageContaining("player (" + player + ")")
              .hasMessageContaining("0 to 2");
        }
      }
      assertThat(match.save()).isEqualTo(before);
    }
  }

  @Test
  void aStatThatAnEntityDoesNotHaveIsNamedWithTheNearest() {
    try (Match match = Wild.scene(1).start().match()) {
      assertThatThrownBy(() -> match.explain(match.world().entity(0), "golt"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageEndingWith(
              "has no 'golt'; it has power, guard, life, gold. Did you mean 'gold'?");
    }
  }

  @Test
  void valuesThatMeanNothingAreRefusedWhenTheyAreMade() {
    Stream.<ThrowingCallable>of(
            () -> new Limits(-1, 1, 1, 1, false),
            () -> new StatSchema(List.of("power", "power")),
            () -> Winners.of(-7),
            () -> new Pick(-5, "word"),
            () -> Pick.of(""))
        .forEach(made -> assertThatThrownBy(made).isInstanceOf(IllegalArgumentException.class));
    assertThat(Decision.ofPhases("d1", 0, "act", List.of(), true).asksFor(Pick.class)).isFalse();
  }

  @Test
  void onlyOnesOwnDecisionsCanBeAnswered() {
    try (Match match = Wild.scene(1).start().match()) {
      Decision first = match.pendingDecisions().get(0);
      assertThat(first.player()).isZero();
      String option = first.options().get(0).id();
      String before = match.save();
      assertThatThrownBy(() -> match.choose(1, first.id(), option))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessage("decision 'd1' is not open to player (1).");
      assertThatThrownBy(() -> match.choose(1, "d99", option))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessage("decision 'd99' is not open to player (1).");
      assertThatThrownBy(() -> match.choose(0, first.id(), "fly"))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessageContaining("fly");
      assertThat(match.save()).isEqualTo(before);
      match.choose(0, first.id(), option);
      assertThat(match.answers()).containsExactly(first.id() + "=" + option);
    }
  }

  @Test
  void anAnswerAfterTheEndIsRefusedBecauseTheMatchIsOver() {
    RuleBook book = Books.of(Cards.ability("a", "win", Steps.run("win-game")));
    try (Match match = Scene.of(book).has(0, "a").start().use("a", "win").match()) {
      assertThat(match.over()).isTrue();
      for (ThrowingCallable late :
          List.<ThrowingCallable>of(
              () -> match.choose("d2", "pass"),
              () -> match.choose(0, "d2", "pass"),
              () -> match.choose(0, Pick.of("pass")))) {
        assertThatThrownBy(late)
            .isInstanceOf(IllegalChoiceException.class)
            .hasMessageEndingWith(": the match is over.");
      }
      assertThat(match.legality(0, Pick.of("pass")).reason()).endsWith(": the match is over.");
    }
  }

  @Test
  void whenAListenerThrowsTheAnswerCountsAndAllListenersHearEverything() {
    try (Match match = Wild.scene(6).start().match();
        Match beside = Wild.scene(6).start().match()) {
      List<Happening> first = new ArrayList<>();
      List<Happening> second = new ArrayList<>();
      match.onHappening(
          happening -> {
            first.add(happening);
            throw new IllegalArgumentException("broken " + first.size());
          });
      match.onHappening(second::add);
      int mark = match.happenings().size();
      assertThatThrownBy(() -> Wild.answer(match, new Random(6)))
          .isInstanceOf(ListenerException.class)
          .hasMessageContaining("The answer counts")
          .hasRootCauseMessage("broken 1")
          .satisfies(thrown -> assertThat(thrown.getSuppressed()).hasSize(first.size() - 1));
      Wild.answer(beside, new Random(6));
      assertThat(match.save()).isEqualTo(beside.save());
      assertThat(first).isEqualTo(match.happenings().subList(mark, match.happenings().size()));
      assertThat(second).isEqualTo(first).hasSizeGreaterThan(1);
      assertThat(match.undo()).isEqualTo(beside.answers().get(0));
    }
  }
}
