package dev.runesheet.game.declared.authoring.check.reading;

import dev.runesheet.engine.verb.Draw;
import dev.runesheet.engine.verb.MoveTo;
import dev.runesheet.game.declared.authoring.check.common.NamedZones;
import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.verb.AnswerVerbs;
import dev.runesheet.game.declared.verb.CreationVerbs;
import dev.runesheet.game.declared.verb.PlacingVerbs;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.spi.verb.Verb;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The steps that may move cards which lie in zones, by themselves or by what answers them. */
final class MovingPrograms {

  /** The cards that a step may move. */
  enum Moved {
    NONE,
    /** Cards that are not in play, and stay so. */
    OUT,
    ANY;

    private Moved or(Moved other) {
      return compareTo(other) < 0 ? other : this;
    }
  }

  /** Verbs that move none that lies in a zone. */
  private static final Set<String> STAYING =
      Set.of(
          AnswerVerbs.PAY_WITH,
          CreationVerbs.CREATE,
          CreationVerbs.CREATE_LIKE,
          CreationVerbs.CREATE_ON);

  /** Verbs that leave cards as much in play as they are. */
  private static final Set<String> KEEPING = Set.of(MoveTo.NAME, Draw.NAME);

  private final DeclaredCatalog catalog;
  private final Map<String, Moved> programs = new HashMap<>();

  /** The cards that effects move which answer events of programs. */
  private final Moved answering;

  MovingPrograms(Collection<Effect> effects, DeclaredCatalog catalog) {
    this.catalog = catalog;
    programs.put(Step.Perform.USED, Moved.ANY);
    for (Map<String, Moved> before = Map.of(); !before.equals(programs); ) {
      before = Map.copyOf(programs);
      effects.forEach(effect -> programs.put(effect.id(), all(effect.steps().toList())));
    }
    Set<String> ofPhases =
        catalog.phases().stream().map(DeclaredCatalog.Phase::event).collect(Collectors.toSet());
    ofPhases.add(DeclaredEvents.STARTS);
    Set<String> used = catalog.abilities().map(Ability::program).collect(Collectors.toSet());
    answering =
        effects.stream()
            .filter(effect -> !effect.trigger().activated() && !used.contains(effect.id()))
            .filter(effect -> !ofPhases.contains(effect.trigger().event()))
            .map(effect -> programs.get(effect.id()))
            .reduce(Moved.NONE, Moved::or);
  }

  private Moved all(List<Step> steps) {
    return steps.stream().map(this::itself).reduce(Moved.NONE, Moved::or);
  }

  /** The cards that a step may move before the next one; a way that stops has none. */
  Moved of(Step step) {
    if (step instanceof Step.If branch) {
      List<Step> then = branch.then();
      boolean stops = !then.isEmpty() && then.get(then.size() - 1) instanceof Step.Stop;
      return Stream.concat(stops ? Stream.of() : then.stream(), branch.otherwise().stream())
          .map(this::of)
          .reduce(Moved.NONE, Moved::or);
    }
    List<Step> all = step.all().toList();
    boolean answered =
        all.stream().anyMatch(one -> one instanceof Step.Perform || one instanceof Step.Do);
    return answered ? all(all).or(answering) : Moved.NONE;
  }

  private Moved itself(Step step) {
    if (step instanceof Step.Perform run) {
      return programs.getOrDefault(run.effect(), Moved.NONE);
    }
    if (!(step instanceof Step.Do act)) {
      return Moved.NONE;
    }
    String verb = act.verb().like();
    if (verb.equals(AnswerVerbs.USE_ABILITY)) {
      return Moved.ANY;
    }
    if (!act.verb().changes().contains(Verb.Change.PLACE) || STAYING.contains(verb)) {
      return Moved.NONE;
    }
    boolean out =
        verb.equals(PlacingVerbs.ATTACH)
            || KEEPING.contains(verb)
                && NamedZones.of(act).stream().noneMatch(catalog.zones(true)::contains);
    return out ? Moved.OUT : Moved.ANY;
  }
}
