package dev.runesheet.studio.play;

import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.fact.EffectDefinition;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.studio.desk.Words;
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
import java.util.stream.Collectors;

/**
 * Why things happened in a match, in words, as one player may know it: a step about something that
 * he did not see at the time, or does not see now, is told as such and without its details.
 */
final class Reasons {

  /** Stands for all that is withheld. */
  static final String UNSEEN = "(something that this player does not see)";

  private static final String INDENT = "    ";

  private final Match match;
  private final Telling telling;
  private final int player;
  private final Predicate<String> saysHidden;
  private final boolean hasSecrets;

  Reasons(Match match, Telling telling, int player) {
    this.match = match;
    this.telling = telling;
    this.player = player;
    Map<Boolean, List<Entity>> all =
        match.world().entities().stream()
            .collect(Collectors.partitioningBy(one -> match.isVisible(player, one)));
    Set<String> names = new HashSet<>();
    all.get(false).forEach(one -> names.addAll(names(one)));
    all.get(true).forEach(one -> names.removeAll(names(one)));
    names.remove("");
    this.saysHidden = names.isEmpty() ? text -> false : Words.saying(names);
    this.hasSecrets = Telling.hasSecrets(match, player);
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

  /** A change with the chain of its causes and what it caused. */
  String why(int happening) {
    Why why = Why.of(match);
    List<Step> chain =
        match.happenings().get(happening) instanceof Happening.Answered answered
            ? choice(why, happening, answered)
            : why.change(happening);
    Told told = new Told(why);
    chain.forEach(told::add);
    List<Step> caused = why.trace().causedBy(chain.get(0).number());
    told.line("");
    told.line(caused.isEmpty() ? "It caused nothing." : "It caused:");
    caused.forEach(told::add);
    return told.text();
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

  /** Why an effect did nothing, for those holders of it that the player sees. */
  String whyNot(String effect) {
    Why why = Why.of(match);
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
    List<String> lines = new Verdicts(why.trace(), effect, seen).text().lines().toList();
    return String.join("\n", lines.stream().map(this::allowed).toList());
  }

  /** Conditions may ask for what nobody is told, such as the role of another player. */
  private Candidate withoutSecrets(Candidate one) {
    if (!hasSecrets || !(one.reason() instanceof Reason.Ran ran)) {
      return one;
    }
    Reason.Ran bare = new Reason.Ran(ran.step(), ran.changes(), List.of(), ran.answer(), List.of());
    return new Candidate(
        one.effect(), one.name(), one.holder(), one.holderName(), one.writtenAt(), bare);
  }

  /** The lines of one answer. */
  private final class Told {

    private final Why why;
    private final StepWords words;
    private final List<String> lines = new ArrayList<>();

    /** Each change's place among the happenings, by the number of its step. */
    private final TreeMap<Integer, Integer> changes = new TreeMap<>();

    Told(Why why) {
      this.why = why;
      this.words = new StepWords(why.trace());
      for (Step step : why.trace().steps()) {
        if (step instanceof Step.Changed changed) {
          changes.put(step.number(), changed.change());
        }
      }
    }

    /** Whether the player may know that somebody has an effect. */
    boolean knows(int step, Candidate one) {
      return one.holder() < 0
          ? !hasSecrets || !(one.reason() instanceof Reason.NotInPlay)
          : knowsRun(step, one.effect(), one.holder());
    }

    private boolean knowsRun(int step, String effect, int self) {
      return sees(step, self)
          && (match.world().entity(self).getController() == player
              || match.isVisible(player, new Happening.Activated(effect, self, "")));
    }

    /** Whether the player saw an entity when a step happened. */
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

    void add(Step step) {
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
        }
      } else {
        lines.addAll(block);
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
        return sees(step.number(), raised.event().getSubject())
            && sees(step.number(), raised.event().getCauser());
      }
      if (step instanceof Step.Ran ran) {
        return knowsRun(step.number(), ran.effect(), ran.self());
      }
      return step instanceof Step.Begun || step instanceof Step.Phases || knowsProgram(step);
    }

    /** What a known program says, and what the player chose, stays as it was written. */
    private boolean isOwn(Step step) {
      return step instanceof Step.Ran
          || step instanceof Step.Block
          || step instanceof Step.Chosen chosen && chosen.decision().player() == player;
    }

    private boolean knowsDetails(Step step) {
      if (step instanceof Step.Block) {
        return !hasSecrets;
      }
      if (step instanceof Step.Raised raised) {
        return raised.answers().stream().allMatch(one -> sees(step.number(), one.holder()));
      }
      return !(step instanceof Step.Changed) || knowsProgram(step);
    }

    /** Whether the player sees whose program a step is part of. */
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
