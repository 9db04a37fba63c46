package dev.runesheet.studio.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.explain.NumberReport;
import dev.runesheet.cli.play.Contest;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.studio.desk.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A match that is played on the page. It keeps the rules that it began with. Whoever asks names the
 * player with whose eyes he looks, and is told nothing that this player may not know.
 */
final class Table implements AutoCloseable {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** The choices that bots make for one request: a match that never ends must not hold it. */
  static final int MOST_CHOICES = 1_000;

  private static final String UNSEEN = "The player does not see this.";

  private static final String PAUSE =
      "Bots have made "
          + Text.number(MOST_CHOICES)
          + " choices and pause here; let them go on, or begin another match if this one never"
          + " ends.";

  /** The fields of an account that would tell what a hidden thing is. */
  private static final List<String> HIDDEN_WITH_NAME =
      List.of("from", "source", "sentence", "holder", "name");

  private final GameTools tools;
  private final TablePlayers seats;
  private final List<String> names;

  /** The numbers of answers given before each that a person gave. */
  private final List<Integer> steps = new ArrayList<>();

  private final Replay replay = new Replay();

  private Match match;
  private MatchStory telling;
  private String trouble = "";

  Table(GameTools tools, Match match, TablePlayers seats) {
    this.tools = tools;
    this.match = match;
    this.seats = seats;
    this.names = tools.players(match.book(), match.setup());
    this.telling = telling(match);
  }

  private MatchStory telling(Match of) {
    return new MatchStory(of, tools, names.size());
  }

  /**
   * Lets bots play until a person is asked, the match is over, or they have made {@link
   * #MOST_CHOICES}; who only watches says how far.
   */
  synchronized void goOn() {
    if (!seats.areWatched()) {
      play(() -> false);
    }
  }

  private void play(BooleanSupplier enough) {
    trouble = "";
    int before = match.answers().size();
    BooleanSupplier tooMany = () -> match.answers().size() - before >= MOST_CHOICES;
    Contest.End end =
        new Contest(match, seats.until(() -> enough.getAsBoolean() || tooMany.getAsBoolean()))
            .afterEach(() -> telling.goOn())
            .onFailure(this::note)
            .play();
    String pause = tooMany.getAsBoolean() && waitsForBots() ? PAUSE : end.trouble();
    trouble = (trouble + " " + pause).strip();
  }

  /** True if the next choice is that of a bot: the match goes on when the page wants it to. */
  private boolean waitsForBots() {
    List<Decision> open = match.pendingDecisions();
    return !match.over()
        && open.stream()
            .filter(one -> !one.standing())
            .findFirst()
            .or(() -> open.stream().findFirst())
            .filter(one -> !seats.people().contains(one.player()))
            .isPresent();
  }

  /** A bot tries another option; a mistake of the rules is told all the same. */
  private void note(ActionFailedException failure) {
    if (failure.isMistake()) {
      trouble = "A mistake of the rules fails an action: " + failure.getMessage();
    }
  }

  /**
   * Bots that are watched go on by a choice, to the next turn, or to the end; others go on after a
   * pause until a person is asked.
   */
  synchronized void step(ReplayPace pace) {
    if (!seats.areWatched()) {
      if (!waitsForBots()) {
        throw Refusal.wrong("People play this match; it goes on when they choose.");
      }
      goOn();
      return;
    }
    int before = match.answers().size();
    int headings = telling.headings();
    if (match.over()) {
      throw Refusal.wrong("The match is over.");
    }
    steps.add(before);
    play(
        switch (pace) {
          case CHOICE -> () -> match.answers().size() > before;
          case TURN -> () -> match.answers().size() > before && telling.headings() > headings;
          case END -> () -> false;
        });
  }

  /** A person chooses. */
  synchronized void choose(int player, String decision, String option) {
    check(player);
    int before = match.answers().size();
    try {
      match.choose(player, decision, option);
    } catch (ActionFailedException | IllegalChoiceException refused) {
      throw Refusal.conflict(refused.getMessage());
    }
    steps.add(before);
    telling.goOn();
    goOn();
  }

  /** Takes back the last answer of a person, with all its consequences. */
  synchronized void back() {
    if (steps.isEmpty()) {
      throw Refusal.wrong("There is no step to take back.");
    }
    int count = steps.remove(steps.size() - 1);
    Match again = replayed(count);
    match.close();
    match = again;
    trouble = "";
  }

  /** The same match once more, to go on in another way. */
  synchronized Table branch() {
    Table other = new Table(tools, start(), seats);
    other.steps.addAll(steps);
    other.answer(other.match, match.answers());
    return other;
  }

  private Match start() {
    return match.book().newMatch(match.setup(), match.firstChance());
  }

  private Match replayed(int count) {
    List<String> answers = List.copyOf(match.answers().subList(0, count));
    Match again = start();
    telling = telling(again);
    answer(again, answers);
    return again;
  }

  private void answer(Match to, List<String> answers) {
    for (String answer : answers) {
      to.answer(answer);
      telling.goOn();
    }
  }

  /** The way in which a number came about. */
  synchronized ObjectNode explain(int player, int entity, String stat) {
    check(player);
    PlayerView.Seen seen = seen(player, entity);
    if (!seen.stats().containsKey(stat)) {
      throw match.world().entity(entity).schema().names().contains(stat)
          ? Refusal.wrong(UNSEEN)
          : Refusal.wrong(name(player, seen) + " has no '" + stat + "'.");
    }
    ObjectNode report = NumberReport.of(match, called(player), match.world().entity(entity), stat);
    Reasons reasons = reasons(player);
    for (String part : List.of("modifiers", "notCounting", "changes")) {
      for (JsonNode one : report.withArray(part)) {
        if (!reasons.allowed(one.toString()).equals(one.toString())) {
          ((ObjectNode) one).put("effect", Reasons.UNSEEN).remove(HIDDEN_WITH_NAME);
        } else {
          name((ObjectNode) one);
        }
      }
    }
    String called = tools.called(match.book(), stat);
    return report.put("called", called.isEmpty() ? stat : called);
  }

  /** The player's name for something in sight. */
  private String name(int player, PlayerView.Seen seen) {
    boolean plays = seen.kind().equals("player") && seen.controller() >= 0;
    return plays ? called(player).get(seen.controller()) : seen.name();
  }

  /** Effects that have no name are told by what they say. */
  private void name(ObjectNode part) {
    EffectDefinition effect = match.book().effectOfBlock(part.path("effect").asText());
    if (effect != null && MatchStory.isInternal(effect)) {
      SourceNotes.Note note = match.book().noteOfBlock(effect.id());
      part.put("effect", note == null ? "" : note.sentence());
    }
  }

  private Reasons reasons(int player) {
    return new Reasons(
        match, replay, telling, player, called(player), stat -> tools.called(match.book(), stat));
  }

  /** The names that a player has for the players. */
  private List<String> called(int player) {
    PlayerView view = view(player);
    return IntStream.range(0, names.size())
        .mapToObj(one -> one == player ? names.get(one) : known(view, one))
        .toList();
  }

  /** Why something happened that the player was told, by the place of the line that tells it. */
  synchronized ObjectNode why(int player, int line) {
    check(player);
    OptionalInt happening = telling.happening(player, line);
    if (happening.isEmpty()) {
      throw Refusal.wrong("The player was not told of this.");
    }
    try {
      return reasons(player).why(happening.getAsInt());
    } catch (IllegalArgumentException | IllegalStateException no) {
      throw Refusal.conflict(no.getMessage());
    }
  }

  /** Why an effect of something in sight did nothing. */
  synchronized ObjectNode whyNot(int player, String effect, int holder) {
    check(player);
    boolean known =
        view(player).entities().stream()
            .flatMap(seen -> effects(seen).stream())
            .anyMatch(one -> one.id().equals(effect));
    if (!known) {
      throw Refusal.wrong("Nothing in sight has the effect '" + effect + "'.");
    }
    try {
      return reasons(player).whyNot(effect, holder);
    } catch (IllegalArgumentException | IllegalStateException no) {
      throw Refusal.conflict(no.getMessage());
    }
  }

  /** The text and the effects of something in sight. */
  synchronized ObjectNode about(int player, int entity) {
    check(player);
    PlayerView.Seen seen = seen(player, entity);
    ObjectNode about = Json.object().put("name", seen.name());
    about.put("text", tools.describe(match.book(), seen.definition()));
    ArrayNode effects = about.putArray("effects");
    for (EffectDefinition effect : effects(seen)) {
      var note = match.book().noteOfBlock(effect.id());
      effects
          .addObject()
          .put("id", effect.id())
          .put("sentence", note == null ? effect.name() : note.sentence())
          .put("source", note == null ? "" : note.source());
    }
    return about;
  }

  private List<EffectDefinition> effects(PlayerView.Seen seen) {
    return tools.effectsOf(match.book(), seen.definition(), seen.name());
  }

  private PlayerView.Seen seen(int player, int entity) {
    return view(player).entities().stream()
        .filter(one -> one.id() == entity)
        .findFirst()
        .orElseThrow(() -> Refusal.wrong(UNSEEN));
  }

  private PlayerView view(int player) {
    return match.view(player);
  }

  private void check(int player) {
    if (!seats.maySee(player) && !match.over()) {
      throw Refusal.wrong("Nobody at this page plays " + player + ".");
    }
  }

  /** All that is needed to play it again. */
  synchronized MatchLog log() {
    return MatchLog.of(match);
  }

  /** The match as it stands. */
  synchronized Match match() {
    return match;
  }

  /** Everything that one player sees. */
  synchronized ObjectNode toJson(int player) {
    check(player);
    PlayerView view = view(player);
    ObjectNode json = Json.object().put("player", player).put("trouble", trouble);
    called(player).forEach(json.putArray("names")::add);
    seats.people().stream().sorted().forEach(json.putArray("people")::add);
    ObjectNode seen = MAPPER.valueToTree(view);
    seen.remove("decisions");
    for (JsonNode one : seen.withArray("entities")) {
      int stack = tools.stack(one.path("zone").asText(), one.path("position").asInt());
      if (stack >= 0) {
        ((ObjectNode) one).put("stack", stack);
      }
    }
    json.set("view", seen);
    ArrayNode decisions = json.putArray("decisions");
    view.decisions().forEach(one -> decisions.add(decision(one)));
    ArrayNode asked = json.putArray("asked");
    match.pendingDecisions().stream().map(Decision::player).distinct().forEach(asked::add);
    json.put("watched", seats.areWatched()).put("bot", seats.bot());
    json.put("waitsForBots", waitsForBots());
    json.set("called", called(view));
    json.set("zones", zones(view));
    json.put("heading", telling.heading(player));
    json.put("steps", steps.size()).put("answers", answers(player));
    json.set("log", telling.toJson(player));
    return json;
  }

  /** The number of the answers that a player may count: where others act in secret, his own. */
  private long answers(int player) {
    return seats.areWatched() || !MatchStory.hasSecrets(match, player)
        ? match.answers().size()
        : match.happenings().stream().filter(one -> isAnswerOf(player, one)).count();
  }

  private static boolean isAnswerOf(int player, Happening happening) {
    return happening instanceof Happening.Answered answered
        && answered.decision().player() == player;
  }

  /** The words for the numbers in sight that people need see. */
  private ObjectNode called(PlayerView view) {
    ObjectNode called = Json.object();
    view.entities().stream()
        .flatMap(one -> one.stats().keySet().stream())
        .distinct()
        .filter(stat -> !tools.called(match.book(), stat).isEmpty())
        .forEach(stat -> called.put(stat, tools.called(match.book(), stat)));
    return called;
  }

  /** The words for the zones in sight. */
  private ObjectNode zones(PlayerView view) {
    ObjectNode zones = Json.object();
    Stream.concat(
            view.entities().stream().map(PlayerView.Seen::zone), view.hidden().keySet().stream())
        .distinct()
        .forEach(zone -> zones.put(zone, tools.zone(match.book(), zone)));
    return zones;
  }

  /** The name of another player: without what stands in brackets if he sits there himself. */
  private String known(PlayerView view, int other) {
    String name = names.get(other);
    return view.entities().stream()
        .filter(one -> one.controller() == other && name.startsWith(one.name() + " ("))
        .map(PlayerView.Seen::name)
        .findFirst()
        .orElse(name);
  }

  private ObjectNode decision(Decision decision) {
    ObjectNode json = Json.object().put("id", decision.id()).put("prompt", decision.prompt());
    json.put("question", tools.question(match, decision)).put("standing", decision.standing());
    ArrayNode options = json.putArray("options");
    for (Option option : decision.options()) {
      options
          .addObject()
          .put("id", option.id())
          .put("words", tools.words(match, decision, option))
          .put("text", tools.describe(match, decision, option));
    }
    return json;
  }

  @Override
  public synchronized void close() {
    match.close();
  }

  /** Plays a log again, for a test of it. */
  static Match replay(MatchLog log, Match like, int answers) {
    Diagnostics findings = new Diagnostics();
    return log.replay(like.book(), one -> one.answers().size() == answers, findings)
        .orElseThrow(() -> Refusal.conflict(findings.all().get(0).sentence()));
  }
}
