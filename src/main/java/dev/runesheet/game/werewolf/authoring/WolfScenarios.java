package dev.runesheet.game.werewolf.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.werewolf.Werewolf;
import dev.runesheet.game.werewolf.WolfSetup;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.Vocabulary;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.declared.DeclaredScenarios;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Scenarios of Werewolf. */
public final class WolfScenarios extends DeclaredScenarios<WolfGiven, WolfAction, WolfThen> {

  private static final String LIMIT = "limit";
  static final String CITIZEN = "Citizen";

  /** Declares the words. */
  public WolfScenarios() {
    super(WolfGiven.class, WolfAction.class, WolfThen.class, LIMIT);
  }

  @Override
  public String game() {
    return Werewolf.ID;
  }

  @Override
  protected Vocabulary vocabulary(RuleWords rules, Scenario scenario) {
    WolfCatalog catalog = rules.catalog(WolfCatalog.class);
    Map<String, Vocabulary.Words> words = new HashMap<>();
    Vocabulary.Words players =
        scenario == null
            ? Vocabulary.Words.any()
            : Vocabulary.Words.of(names(scenario), Code.UNKNOWN_REFERENCE);
    words.put(WordList.PLAYER, players);
    words.put("entity", Vocabulary.Words.any());
    words.put(WordList.STAT, Vocabulary.Words.any());
    words.put("poll", known(catalog.groups().keySet()));
    words.put("team", known(catalog.teams().keySet()));
    return words::get;
  }

  private static Vocabulary.Words known(Collection<String> words) {
    Vocabulary.Words all = Vocabulary.Words.of(words, Code.UNKNOWN_REFERENCE);
    return all.opened();
  }

  /** The players whom a scenario names. */
  private static Set<String> names(Scenario scenario) {
    Set<String> names = new LinkedHashSet<>();
    scenario.given().node().path("players").fieldNames().forEachRemaining(names::add);
    scenario.given().node().path("citizens").forEach(one -> names.add(one.asText()));
    return names;
  }

  @Override
  protected void checkTogether(RuleWords rules, Scenario scenario) {
    JsonValue given = scenario.given();
    given.field("phase").ifPresent(WolfScenarios::phase);
    Set<String> polls = polls(rules.catalog(WolfCatalog.class), given.node());
    for (JsonValue action : scenario.actions()) {
      action.field("phase").ifPresent(WolfScenarios::phase);
      action.field("in").ifPresent(WolfScenarios::phase);
      action.field("vote").ifPresent(vote -> votes(vote, names(scenario)));
      action.field("poll").ifPresent(poll -> GivenRoles.poll(poll, polls));
      action.field("expect").ifPresent(expected -> checkExpected(rules, scenario, expected));
      action.field("expect").ifPresent(WolfScenarios::times);
    }
    times(scenario.then());
    SeatNames names =
        new GivenRoles(rules.catalog(WolfCatalog.class), scenario.findings())
            .read(given, feedback(scenario));
    names.checkWinners(scenario.then());
    scenario.actions().forEach(action -> action.field("expect").ifPresent(names::checkWinners));
  }

  /** The texts of the feedback that a scenario expects, at its end or on the way. */
  private static Set<String> feedback(Scenario scenario) {
    Set<String> texts = new TreeSet<>();
    Stream<JsonNode> looks = scenario.actions().stream().map(one -> one.node().path("expect"));
    Stream.concat(Stream.of(scenario.then().node()), looks)
        .flatMap(one -> one.path("feedback").properties().stream())
        .forEach(one -> one.getValue().forEach(text -> texts.add(text.asText())));
    return texts;
  }

  /** The polls that there are, or that a scenario brings. */
  private static Set<String> polls(WolfCatalog catalog, JsonNode given) {
    Set<String> polls = new TreeSet<>(PollSort.types());
    polls.addAll(catalog.groups().keySet());
    polls.addAll(catalog.polls().keySet());
    for (String own : List.of("groups", "polls")) {
      given.path(own).fieldNames().forEachRemaining(polls::add);
    }
    return polls;
  }

  private static void votes(JsonValue written, Set<String> players) {
    Set<String> candidates = new LinkedHashSet<>(players);
    candidates.add(Players.NOBODY);
    List<JsonValue> all =
        written.node().isArray() ? written.list().orElse(List.of()) : List.of(written);
    for (JsonValue vote : all) {
      if (vote.node().isTextual() && !candidates.contains(vote.node().asText())) {
        vote.unknownWord(Code.UNKNOWN_REFERENCE, candidates);
      }
    }
  }

  private static void phase(JsonValue written) {
    if (written.node().isTextual() && !Phase.isName(written.node().textValue())) {
      written.wrong(Code.UNKNOWN_WORD, "a phase such as D0, N1, D1 or N2");
    }
  }

  /** Reports expected phases and times of death that are none: they could never come. */
  private static void times(JsonValue expected) {
    expected.at("/phase").ifPresent(WolfScenarios::phase);
    expected.named("died").forEach(death -> death(death.value()));
  }

  private static void death(JsonValue written) {
    String[] said = written.node().asText().split(" ", 2);
    List<String> moments = Word.words(WolfState.Moment.class);
    boolean known =
        said.length == 2
            ? moments.contains(said[0]) && Phase.isName(said[1])
            : said[0].equals(Players.ALIVE);
    if (written.node().isTextual() && !known) {
      String expected = Players.ALIVE + ", or one of " + String.join(", ", moments);
      written.wrong(Code.UNKNOWN_WORD, expected + " and a phase, such as end N2");
    }
  }

  @Override
  public void prepare(RuleBook book, List<Scenario> scenarios) {
    GivenRoles.prepare(book, scenarios.stream().map(one -> one.given().node()).toList());
  }

  @Override
  protected Match begin(
      RuleBook book, Scenario scenario, WolfGiven given, List<WolfAction> actions) {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    given
        .players()
        .forEach(
            (name, seat) ->
                seats.add(
                    new WolfSetup.Seat(
                        name,
                        seat.role(),
                        seat.team().orElse(""),
                        seat.category().orElse(""),
                        seat.attributes(),
                        seat.groups(),
                        seat.extra())));
    given.citizens().forEach(name -> seats.add(new WolfSetup.Seat(name, CITIZEN)));
    WolfSetup setup =
        new WolfSetup(seats, Phase.of(given.phase()), given.winning(), true, given.teams());
    RuleBook own = GivenRoles.book(book, given);
    return own.newMatch(setup.toJson(), scenario.newChance());
  }

  @Override
  protected WolfRun run(Match match, Words<WolfAction, WolfThen> words) {
    return new WolfRun(match, words);
  }

  @Override
  public String player(int number) {
    return Character.toString('A' + number % 26);
  }

  @Override
  public Optional<ObjectNode> givenSetup(Match match) {
    WolfSetup setup = WolfSetup.of(match.setup());
    ObjectNode given = JsonNodeFactory.instance.objectNode();
    ObjectNode players = given.putObject("players");
    for (WolfSetup.Seat seat : setup.seats()) {
      if (seat.team().isEmpty()
          && seat.category().isEmpty()
          && seat.attributes().isEmpty()
          && seat.groups().isEmpty()) {
        players.put(seat.name(), seat.role());
      } else {
        return Optional.empty();
      }
    }
    given.put("phase", Phase.name(setup.phase()));
    return Optional.of(given.put("winning", setup.winning()));
  }

  @Override
  protected List<WolfAction> performed(Match match, Decision decision, Option option) {
    WolfSight sight = new WolfSight(match);
    String player = sight.name(decision.player());
    Optional<String> phase = Optional.of(match.state(WolfState.class).phaseName());
    if (option.action() instanceof ActQuestion.UseOn use) {
      if (begins(match, decision, option, use)) {
        return List.of();
      }
      List<String> on = new ArrayList<>();
      match
          .state(WolfState.class)
          .begun(decision.player(), use.ability())
          .forEach(one -> on.add(sight.name(Integer.parseInt(one))));
      on.add(sight.name(use.player()));
      return List.of(WolfAction.Use.of(player, phase, use.ability(), on));
    }
    if (option.action() instanceof ActQuestion.Use use) {
      return List.of(WolfAction.Use.of(player, phase, use.ability(), List.of()));
    }
    if (option.action() instanceof ActQuestion.VoteFor vote) {
      return List.of(WolfAction.Vote.of(player, phase, sight.name(vote.player()), vote.poll()));
    }
    if (option.action() instanceof ActQuestion.Abstain none) {
      return List.of(WolfAction.Vote.of(player, phase, Players.NOBODY, none.poll()));
    }
    return option.action() instanceof ActQuestion.Done ? goOn(match, decision, option) : List.of();
  }

  /** True if the ability asks for more players then: a step names all of them. */
  private static boolean begins(
      Match match, Decision decision, Option option, ActQuestion.UseOn use) {
    try (Match fork = match.fork()) {
      fork.choose(decision.id(), option.id());
      return !fork.state(WolfState.class).begun(decision.player(), use.ability()).isEmpty();
    } catch (ActionFailedException failed) {
      return false;
    }
  }

  /**
   * That play goes on to the next phase, if this answer brings it. That a player does no more while
   * others may is nothing that scenarios say.
   */
  private static List<WolfAction> goOn(Match match, Decision decision, Option option) {
    if (match.pendingDecisions().size() > 1) {
      return List.of();
    }
    try (Match fork = match.fork()) {
      fork.choose(decision.id(), option.id());
      String next = fork.state(WolfState.class).phaseName();
      boolean comes = !next.equals(match.state(WolfState.class).phaseName());
      return comes ? List.of(new WolfAction.Go(next)) : List.of();
    } catch (ActionFailedException failed) {
      return List.of();
    }
  }
}
