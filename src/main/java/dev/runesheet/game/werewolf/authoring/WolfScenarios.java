package dev.runesheet.game.werewolf.authoring;

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
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.schema.shape.WordKinds;
import dev.runesheet.schema.shape.WordKinds.Kind;
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

/** Scenarios of Werewolf. */
public final class WolfScenarios extends DeclaredScenarios<WolfGiven, WolfAction, WolfThen> {

  private static final String LIMIT = "limit";

  /** The field of an action that looks at how things are. */
  private static final String LOOK = "expect";

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
  protected SourceNames vocabulary(RuleWords rules, Scenario scenario) {
    WolfCatalog catalog = rules.catalog(WolfCatalog.class);
    Map<String, Kind> kinds = new HashMap<>();
    kinds.put(WordList.PLAYER, Kind.of(() -> players(scenario, Set.of())));
    kinds.put(WolfAction.CANDIDATE, Kind.of(() -> players(scenario, Set.of(Players.NOBODY))));
    kinds.put(WolfAction.OPEN_POLL, Kind.read(poll -> poll(poll, catalog, scenario)));
    kinds.put(WolfGiven.POLL, known(catalog.groups().keySet()));
    kinds.put("team", known(catalog.teams().keySet()));
    kinds.put(WolfGiven.OUTCOME, Kind.read(RoleReading::outcome));
    kinds.put(WolfGiven.PHASE, Kind.read(WolfScenarios::phase));
    kinds.put(WolfThen.DEATH, Kind.read(WolfScenarios::death));
    for (String any : List.of("entity", WordList.STAT, WolfThen.FEEDBACK)) {
      kinds.put(any, Kind.of(SourceNames.Words::any));
    }
    return new WordKinds(kinds);
  }

  private static Kind known(Collection<String> words) {
    return Kind.of(() -> SourceNames.Words.of(words, Code.UNKNOWN_REFERENCE).opened());
  }

  /** The players whom a scenario names, and others; any if there is no scenario. */
  private SourceNames.Words players(Scenario scenario, Set<String> others) {
    if (scenario == null) {
      return SourceNames.Words.any();
    }
    Set<String> names = new LinkedHashSet<>(given(scenario, WordList.PLAYER));
    names.addAll(others);
    return SourceNames.Words.of(names, Code.UNKNOWN_REFERENCE);
  }

  @Override
  protected void checkTogether(RuleWords rules, Scenario scenario) {
    List<JsonValue> looks =
        scenario.actions().stream().flatMap(one -> one.field(LOOK).stream()).toList();
    looks.forEach(expected -> checkExpected(rules, scenario, expected));
    List<JsonValue> all = new ArrayList<>(looks);
    all.add(scenario.then());
    Set<String> told = new TreeSet<>();
    all.forEach(expected -> told.addAll(expected(expected, WolfThen.FEEDBACK)));
    SeatNames names =
        new GivenRoles(rules.catalog(WolfCatalog.class), scenario.findings())
            .read(scenario.given(), told);
    all.forEach(names::checkWinners);
  }

  /** A poll that there is, or that a scenario brings; roles can bring more, of any name. */
  private Optional<String> poll(JsonValue written, WolfCatalog catalog, Scenario scenario) {
    Set<String> polls = new TreeSet<>(PollSort.types());
    polls.addAll(catalog.groups().keySet());
    polls.addAll(catalog.polls().keySet());
    polls.addAll(scenario == null ? Set.of() : given(scenario, WolfGiven.POLL));
    Optional<String> poll = written.text();
    poll.ifPresent(name -> GivenRoles.poll(written, polls));
    return poll;
  }

  private static Optional<String> phase(JsonValue written) {
    Optional<String> phase = written.text();
    if (phase.isPresent() && !Phase.isName(phase.get())) {
      written.wrong(Code.UNKNOWN_WORD, "a phase such as D0, N1, D1 or N2");
    }
    return phase;
  }

  /** A time of death; one that is none could never come. */
  private static Optional<String> death(JsonValue written) {
    Optional<String> death = written.text();
    String[] said = death.orElse(Players.ALIVE).split(" ", 2);
    List<String> moments = Word.words(WolfState.Moment.class);
    boolean known =
        said.length == 2
            ? moments.contains(said[0]) && Phase.isName(said[1])
            : said[0].equals(Players.ALIVE);
    if (!known) {
      String expected = Players.ALIVE + ", or one of " + String.join(", ", moments);
      written.wrong(Code.UNKNOWN_WORD, expected + " and a phase, such as end N2");
    }
    return death;
  }

  @Override
  public void prepare(RuleBook book, List<Scenario> scenarios) {
    GivenRoles.prepare(book, scenarios.stream().flatMap(one -> given(book, one).stream()).toList());
  }

  @Override
  protected Match begin(
      RuleBook book, Scenario scenario, WolfGiven given, List<WolfAction> actions) {
    WolfSetup setup =
        new WolfSetup(given.seats(), Phase.of(given.phase()), given.winning(), true, given.teams());
    RuleBook own = GivenRoles.book(book, given);
    return own.newMatch(setup.toJson(), scenario.newChance());
  }

  @Override
  protected WolfRun run(Match match, Words<WolfAction, WolfThen> words) {
    return new WolfRun(match, words);
  }

  @Override
  public String player(int number) {
    return WolfTools.name(number);
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
