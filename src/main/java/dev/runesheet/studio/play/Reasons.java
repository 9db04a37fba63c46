package dev.runesheet.studio.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.cli.console.Json;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.studio.desk.WordSearch;
import dev.runesheet.why.Candidate;
import dev.runesheet.why.Reason;
import dev.runesheet.why.Step;
import dev.runesheet.why.StepWords;
import dev.runesheet.why.Verdicts;
import dev.runesheet.why.Why;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * Why things happened in a match, in words, as one player may know it: a step about something that
 * he did not see at the time, or does not see now, is told as such and without its details.
 */
final class Reasons {

  /** Stands for all that is withheld. */
  static final String UNSEEN = "(something that this player does not see)";

  private static final String INDENT = "    ";
  private static final String PLAYER = "player";

  private final Match match;
  private final Replay replay;
  private final MatchStory telling;
  private final int player;
  private final Predicate<String> saysHidden;
  private final boolean hasSecrets;
  private final NumbersOfOthers numbers;

  /**
   * True if conditions, and what lines work out, may tell a number that the player may not know.
   */
  private final boolean hasNumbersOfOthers;

  private final UnaryOperator<String> stat;

  /** The names of players here, by those that rules give them. */
  private final Map<String, String> players;

  /**
   * Creates the reasons of a match.
   *
   * @param replay where the match is played again
   * @param called what the player calls each player
   * @param stat what people call a number; empty if it is the rules' own affair
   */
  Reasons(
      Match match,
      Replay replay,
      MatchStory telling,
      int player,
      List<String> called,
      UnaryOperator<String> stat) {
    this.stat = stat;
    this.match = match;
    this.replay = replay;
    this.telling = telling;
    this.player = player;
    Map<Boolean, List<Entity>> all =
        match.world().entities().stream()
            .collect(Collectors.partitioningBy(one -> match.isVisible(player, one)));
    Set<String> names = new HashSet<>();
    all.get(false).forEach(one -> names.addAll(names(one)));
    all.get(true).forEach(one -> names.removeAll(names(one)));
    names.remove("");
    this.saysHidden = names.isEmpty() ? text -> false : WordSearch.saying(names);
    this.hasSecrets = MatchStory.hasSecrets(match, player);
    this.numbers = new NumbersOfOthers(match, player);
    this.hasNumbersOfOthers = numbers.any();
    this.players = players(match, called);
  }

  /** Entities that are called by number, or the numbers of sides where players are no entities. */
  private static Map<String, String> players(Match match, List<String> names) {
    Map<String, String> players = new LinkedHashMap<>();
    match.world().entities().stream()
        .filter(one -> one.getKind().equals(PLAYER) && one.getController() < names.size())
        .forEach(one -> players.put(one.getName(), names.get(one.getController())));
    if (players.isEmpty()) {
      for (int i = 0; i < names.size(); i++) {
        players.put(PLAYER + " " + i, names.get(i));
      }
    }
    players.keySet().removeIf(name -> !name.matches(PLAYER + " \\d+"));
    return players;
  }

  /** All by which words can tell what something is. */
  private Set<String> names(Entity entity) {
    Set<String> names = new HashSet<>(List.of(entity.getName(), entity.getDefinition()));
    for (EffectDefinition effect : match.book().effectsOf(entity.getDefinition())) {
      names.add(effect.id());
    }
    return names;
  }

  /** A text, or what stands for it if it names something that the player does not see. */
  String allowed(String text) {
    return saysHidden.test(text) ? UNSEEN : text;
  }

  /**
   * A change with the chain of its causes and what it caused: in short for people, and step by step
   * as {@code text}.
   */
  ObjectNode why(int happening) {
    Why why = replay.of(match);
    List<Step> chain =
        match.happenings().get(happening) instanceof Happening.Answered answered
            ? choice(why, happening, answered)
            : why.change(happening);
    Told told = new Told(why);
    ObjectNode answer = Json.object();
    told.add(chain.get(0));
    answer.set("topic", told.plain());
    chain.stream().skip(1).forEach(told::add);
    answer.set("chain", told.plain());
    List<Step> caused = why.trace().causedBy(chain.get(0).number());
    told.line("");
    told.line(caused.isEmpty() ? "It caused nothing." : "It caused:");
    caused.forEach(told::add);
    answer.set("caused", told.plain());
    return answer.put("text", called(told.text()));
  }

  /** Players by the names that people use here. */
  private String called(String text) {
    String told = text;
    for (Map.Entry<String, String> one : players.entrySet()) {
      told =
          told.replaceAll("\\b" + one.getKey() + "\\b", Matcher.quoteReplacement(one.getValue()));
    }
    return told;
  }

  /** The steps that end with a choice; an offer can be chosen from several times. */
  private List<Step> choice(Why why, int happening, Happening.Answered answered) {
    String asked = answered.decision().id();
    long before =
        match.happenings().subList(0, happening).stream()
            .filter(
                one ->
                    one instanceof Happening.Answered other && other.decision().id().equals(asked))
            .count();
    return why.trace().steps().stream()
        .filter(step -> step instanceof Step.Chosen one && one.decision().id().equals(asked))
        .skip(before)
        .findFirst()
        .map(step -> why.trace().chain(step.number()))
        .orElseThrow(() -> new IllegalArgumentException("This choice is not known any more."));
  }

  /**
   * Why an effect did nothing, for those holders of it that the player sees: what is to be said,
   * each with the turns in which it held, or of one that answers nothing how it stands {@code now}.
   *
   * @param holder the one that is asked about, if it has the effect; otherwise all that have it
   */
  ObjectNode whyNot(String effect, int holder) {
    Why why = replay.of(match);
    Told told = new Told(why);
    Map<Integer, List<Candidate>> seen = new LinkedHashMap<>();
    why.not(effect)
        .forEach(
            (step, candidates) -> {
              List<Candidate> known =
                  candidates.stream()
                      .filter(one -> told.knows(step, one))
                      .map(this::withoutSecrets)
                      .toList();
              if (!known.isEmpty()) {
                seen.put(step, known);
              }
            });
    boolean own =
        seen.values().stream().flatMap(List::stream).anyMatch(one -> one.holder() == holder);
    if (own) {
      seen.replaceAll((step, all) -> all.stream().filter(one -> one.holder() == holder).toList());
    }
    ObjectNode answer = Json.object();
    verdicts(told, seen).forEach(answer.putArray("verdicts")::add);
    if (seen.isEmpty() && !hasSecrets && holder >= 0) {
      new InForce(match, player)
          .of(effect, holder)
          .ifPresent(now -> answer.put("now", called(now)));
    }
    List<String> lines = new Verdicts(why.trace(), effect, seen).text().lines().toList();
    return answer.put(
        "text", called(String.join("\n", lines.stream().map(this::allowed).toList())));
  }

  private List<ObjectNode> verdicts(Told told, Map<Integer, List<Candidate>> seen) {
    Map<String, ObjectNode> verdicts = new LinkedHashMap<>();
    seen.forEach(
        (step, candidates) ->
            candidates.forEach(
                one -> {
                  String words = called(allowed(verdict(one)));
                  ObjectNode verdict =
                      verdicts.computeIfAbsent(words, key -> Json.object().put("words", key));
                  verdict.put("source", words.equals(UNSEEN) ? "" : one.writtenAt());
                  when(verdict.withArray("when"), telling.heading(player, told.at(step)));
                }));
    return List.copyOf(verdicts.values());
  }

  private String verdict(Candidate one) {
    String effect = PlainStep.effect(match.book(), one.effect(), one.holderName());
    return effect + ": " + one.reason().sentence();
  }

  private static void when(ArrayNode all, String heading) {
    boolean known =
        StreamSupport.stream(all.spliterator(), false)
            .anyMatch(one -> one.asText().equals(heading));
    if (!known && !heading.isEmpty()) {
      all.add(heading);
    }
  }

  /** Conditions may ask for what the player is not told, such as the role of another player. */
  private Candidate withoutSecrets(Candidate one) {
    if (!hasSecrets && !hasNumbersOfOthers || !(one.reason() instanceof Reason.Ran ran)) {
      return one;
    }
    Reason.Ran bare =
        new Reason.Ran(
            ran.step(), ran.changes(), ran.acted(), List.of(), ran.answer(), List.of(), List.of());
    return one.with(bare);
  }

  /** The lines of one answer. */
  private final class Told {

    private final Why why;
    private final StepWords words;
    private final PlainStep plain;
    private final List<String> lines = new ArrayList<>();
    private ArrayNode told = Json.list();

    /** Each change's place among the happenings, by the number of its step. */
    private final TreeMap<Integer, Integer> changes = new TreeMap<>();

    Told(Why why) {
      this.why = why;
      this.words = new StepWords(why.trace());
      this.plain = new PlainStep(why.trace(), stat);
      for (Step step : why.trace().steps()) {
        if (step instanceof Step.Changed changed) {
          changes.put(step.number(), changed.change());
        }
      }
    }

    /** True if the player may know that somebody has an effect. */
    boolean knows(int step, Candidate one) {
      return one.holder() < 0
          ? !hasSecrets || !(one.reason() instanceof Reason.NotInPlay)
          : seesSubject(step) && knowsRun(step, one.effect(), one.holder());
    }

    private boolean knowsRun(int step, String effect, int self) {
      return sees(step, self)
          && (match.world().entity(self).getController() == player
              || match.isVisible(player, new Happening.Activated(effect, self, "")));
    }

    /**
     * True if the player may know that a program ran, also whose: in lines that others run, such as
     * each player, its holder is that of the run around them.
     */
    private boolean knowsHolders(Step.Ran ran) {
      return why.trace().chain(ran.number()).stream()
          .takeWhile(step -> !(step instanceof Step.Raised))
          .filter(Step.Ran.class::isInstance)
          .map(Step.Ran.class::cast)
          .filter(around -> around.effect().equals(ran.effect()))
          .allMatch(
              one ->
                  knowsRun(one.number(), one.effect(), one.self()) && isOpen(heard(one.number())));
    }

    /** True if the player saw whom the event is about that a step is, or answers. */
    private boolean seesSubject(int number) {
      Step.Raised raised = heard(number);
      return raised == null || isOpen(raised) && sees(number, raised.event().getSubject());
    }

    /** The event that a step is, or answers; null for none. */
    private Step.Raised heard(int number) {
      Step step = number == Step.NONE ? null : why.trace().step(number);
      if (step instanceof Step.Ran ran && ran.parent() != Step.NONE) {
        step = why.trace().step(ran.parent());
      }
      return step instanceof Step.Raised raised ? raised : null;
    }

    private boolean isOpen(Step.Raised raised) {
      return raised == null || !numbers.isChange(raised.event());
    }

    /** True if the player saw an entity when a step happened. */
    boolean sees(int step, int entity) {
      return telling.sees(player, at(step), entity);
    }

    private int at(int step) {
      Map.Entry<Integer, Integer> next = changes.ceilingEntry(step);
      return next == null ? match.happenings().size() - 1 : next.getValue();
    }

    void line(String text) {
      lines.add(text);
    }

    String text() {
      return String.join("\n", lines);
    }

    /** The short entries since the last time. */
    ArrayNode plain() {
      ArrayNode all = told;
      told = Json.list();
      return all;
    }

    void add(Step step) {
      if (hasNumbersOfOthers && step instanceof Step.Called) {
        return; // What a verb is given may be worked out from such a number.
      }
      List<String> block = new ArrayList<>();
      if (knows(step)) {
        block.add(words.line(step));
        if (knowsDetails(step)) {
          words.details(step).forEach(detail -> block.add(INDENT + detail));
        }
      }
      if (block.isEmpty() || !isOwn(step) && block.stream().anyMatch(saysHidden)) {
        if (lines.isEmpty() || !lines.get(lines.size() - 1).equals(UNSEEN)) {
          lines.add(UNSEEN);
          told.addObject().put("words", UNSEEN);
        }
      } else {
        lines.addAll(block);
        boolean conditions = step instanceof Step.Block;
        plain
            .of(step)
            .filter(one -> !conditions || knowsDetails(step))
            .ifPresent(one -> addPlain(step, one));
      }
    }

    /** Adds the short form of a step, which withholds what the full answer withholds. */
    private void addPlain(Step step, ObjectNode one) {
      boolean whole = knowsDetails(step) && (isOwn(step) || !saysHidden.test(one.toString()));
      ObjectNode line = told.addObject().put("words", called(one.path("words").asText()));
      if (whole) {
        line.put("note", called(one.path("note").asText()));
        line.put("source", one.path("source").asText());
      } else if (saysHidden.test(one.path("words").asText())) {
        line.put("words", UNSEEN);
      }
    }

    private boolean knows(Step step) {
      if (step instanceof Step.Changed changed) {
        return telling.knows(player, changed.change());
      }
      if (step instanceof Step.Chosen chosen) {
        return chosen.decision().player() == player || telling.knows(player, answered(chosen));
      }
      if (step instanceof Step.Raised raised) {
        return isOpen(raised)
            && sees(step.number(), raised.event().getSubject())
            && sees(step.number(), raised.event().getCauser());
      }
      if (step instanceof Step.Ran ran) {
        return knowsHolders(ran);
      }
      return step instanceof Step.Begun || step instanceof Step.Phases || knowsProgram(step);
    }

    /** True if a step stays as it was written: the player knows its program, or chose it. */
    private boolean isOwn(Step step) {
      return step instanceof Step.Ran
          || step instanceof Step.Block
          || step instanceof Step.Chosen chosen && chosen.decision().player() == player;
    }

    private boolean knowsDetails(Step step) {
      if (step instanceof Step.Block) {
        return !hasSecrets && !hasNumbersOfOthers;
      }
      if (step instanceof Step.Raised raised) {
        return raised.answers().stream().allMatch(one -> sees(step.number(), one.holder()));
      }
      return !(step instanceof Step.Changed) || knowsProgram(step);
    }

    /** True if the player sees whose program a step is part of. */
    private boolean knowsProgram(Step step) {
      return why.trace().chain(step.number()).stream()
          .filter(Step.Ran.class::isInstance)
          .findFirst()
          .map(this::knows)
          .orElse(true);
    }

    private int answered(Step.Chosen chosen) {
      List<Happening> all = match.happenings();
      for (int i = 0; i < all.size(); i++) {
        if (all.get(i) instanceof Happening.Answered one
            && one.decision().id().equals(chosen.decision().id())) {
          return i;
        }
      }
      return -1;
    }
  }
}
