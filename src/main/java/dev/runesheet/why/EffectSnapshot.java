package dev.runesheet.why;

import dev.runesheet.api.Match;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Fulfilled;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Modifier;
import dev.runesheet.spi.fact.Suppression;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Presence;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The present state of effects in a match, read from its facts. */
record EffectSnapshot(Match match) {

  /** The effects in play of a definition. */
  List<InPlay> inPlay(EffectDefinition effect) {
    return match.world().inPlay().stream()
        .filter(one -> one.getEffect().equals(effect.id()))
        .toList();
  }

  /** The reason why an effect cannot be in this match; empty if something in it has the effect. */
  Optional<Reason> absent(EffectDefinition effect) {
    if (!owners(effect).isEmpty()) {
      return Optional.empty();
    }
    boolean shared = effect.owner().equals(effect.id());
    String who = shared ? "nothing that has it" : "no '" + effect.owner() + "'";
    return Optional.of(new Reason.NotInPlay(who + " has come into this match"));
  }

  private List<Entity> owners(EffectDefinition effect) {
    return match.world().entities().stream()
        .filter(entity -> match.game().effectOwners(entity).contains(effect.owner()))
        .toList();
  }

  /** The reason why an effect is not in play. */
  Reason notInPlay(EffectDefinition effect) {
    List<Entity> owners = owners(effect);
    if (owners.isEmpty()) {
      return absent(effect).orElseThrow();
    }
    Optional<Entity> present = owners.stream().filter(Entity::isPresent).findFirst();
    Entity first = owners.get(0);
    return new Reason.NotInPlay(
        present
            .map(owner -> owner.getName() + " is in play without it")
            .orElse(first.getName() + " is in '" + first.getZone() + "', not in play"));
  }

  /** Why an effect in play does not answer an event; empty if nothing here keeps it from it. */
  Optional<Reason> stops(InPlay effect, Event event) {
    Optional<Reason> suppressed = suppressed(effect);
    if (suppressed.isPresent()) {
      return suppressed;
    }
    EffectDefinition definition = effect.definition();
    if (!definition.trigger().equals(event.getTrigger())) {
      return Optional.of(new Reason.WrongTrigger(definition.trigger(), event.getTrigger()));
    }
    boolean own = event.getSubject() == effect.getHolder();
    boolean reaches =
        event.isAboutNobody() || (definition.watch() == Watch.OWN ? own : watches(effect, event));
    return reaches
        ? Optional.empty()
        : Optional.of(new Reason.NotWatched(definition.watch(), name(event.getSubject())));
  }

  private boolean watches(InPlay effect, Event event) {
    return active(effect)
        .map(one -> one.watches(event.getSubject(), event.getController()))
        .orElse(false);
  }

  /** Why a continuous effect in play does not count for an entity, or how it does. */
  Reason counts(InPlay effect, Entity target) {
    Optional<Reason> suppressed = suppressed(effect);
    if (suppressed.isPresent()) {
      return suppressed.get();
    }
    Optional<ActiveEffect> active = active(effect);
    if (active.isEmpty()) {
      return outOfForce(effect);
    }
    if (active.get().isSuppressing()) {
      return new Reason.Counts("it suppresses the effects of '" + active.get().getScope() + "'");
    }
    List<Modifier> all =
        facts(Modifier.class).stream().filter(one -> one.getEffect().equals(active.get())).toList();
    List<Modifier> modifiers = all.stream().filter(one -> one.getTarget() == target).toList();
    if (modifiers.isEmpty()) {
      String scope = active.get().getScope();
      boolean outside =
          !all.isEmpty() || scope.equals(HolderScope.SELF) && effect.getHolder() != target.getId();
      String per = outside ? "" : active.get().getPer();
      return new Reason.NotReached(scope, per, target.getName());
    }
    long times = modifiers.stream().filter(one -> counts(one, target)).count();
    return times == 0
        ? new Reason.Replaced(active.get().stacking().mode(), instead(modifiers.get(0)))
        : new Reason.Counts(how(active.get(), target, times));
  }

  private static boolean counts(Modifier modifier, Entity target) {
    Contribution given = new Contribution(modifier);
    return target.candidates().contains(given) || target.contributions().contains(given);
  }

  /** The change that an effect makes, and how often, if it counts entities. */
  private static String how(ActiveEffect effect, Entity target, long times) {
    return String.format(
        Locale.ROOT,
        "%s %s to %s of %s%s%s",
        effect.layer().name().toLowerCase(Locale.ROOT),
        Numbers.plain(effect.getAmount()),
        effect.getStat(),
        target.getName(),
        times == 1 ? "" : ", " + times + " times, once for each of '" + effect.getPer() + "'",
        effect.isLate() ? ", wherever its condition holds" : "");
  }

  /** Why nothing puts an effect in force that is not suppressed. */
  private Reason outOfForce(InPlay effect) {
    Optional<Presence> asked = effect.definition().presence();
    return asked.isEmpty() || isFulfilled(effect)
        ? new Reason.NotInPlay("no rule puts it in force")
        : new Reason.NotFulfilled(asked.get());
  }

  private boolean isFulfilled(InPlay effect) {
    return facts(Fulfilled.class).stream().anyMatch(one -> one.effect() == effect);
  }

  /**
   * What {@link #counts} tells; of an effect that suppresses others, those of the entity that it
   * takes out of force.
   */
  Reason reaches(InPlay effect, Entity target) {
    Optional<ActiveEffect> active = active(effect).filter(ActiveEffect::isSuppressing);
    if (active.isEmpty() || suppressed(effect).isPresent()) {
      return counts(effect, target);
    }
    List<String> out =
        facts(Suppression.class).stream()
            .filter(one -> one.by().equals(active.get()))
            .filter(one -> one.effect().getHolder() == target.getId())
            .map(one -> "'" + one.effect().definition().name() + "'")
            .distinct()
            .sorted()
            .toList();
    return out.isEmpty()
        ? new Reason.NoneSuppressed(active.get().getScope(), target.getName())
        : new Reason.Counts("it suppresses " + String.join(", ", out) + " of " + target.getName());
  }

  /** True if an effect in play changes a stat; of one out of force the game tells. */
  boolean mayChange(InPlay effect, Entity target, String stat) {
    Entity holder = match.world().entity(effect.getHolder());
    return active(effect)
        .map(one -> one.getStat().equals(stat))
        .orElseGet(() -> match.game().mayChange(match.book(), effect, holder, target, stat));
  }

  private List<String> instead(Modifier modifier) {
    return modifier.getTarget().contributions().stream()
        .map(Contribution::getModifier)
        .filter(one -> one.getGroup().equals(modifier.getGroup()))
        .map(one -> one.getEffect().words(this::name))
        .distinct()
        .toList();
  }

  /** The suppressors that take an effect in play out of force; empty if none does. */
  Optional<Reason> suppressed(InPlay effect) {
    List<String> by =
        suppressors(
            facts(Suppression.class).stream().filter(one -> one.effect() == effect).toList());
    return by.isEmpty() ? Optional.empty() : Optional.of(new Reason.Suppressed(by));
  }

  /** The suppressors of an effect in words, each once, in order of the alphabet. */
  List<String> suppressors(List<Suppression> suppressions) {
    return suppressions.stream()
        .map(one -> one.suppressor(this::name))
        .distinct()
        .sorted()
        .toList();
  }

  private Optional<ActiveEffect> active(InPlay effect) {
    return facts(ActiveEffect.class).stream().filter(one -> one.getOrigin() == effect).findFirst();
  }

  String name(int entity) {
    return match.world().entity(entity).getName();
  }

  private <T> List<T> facts(Class<T> type) {
    return match.session().getObjects(type::isInstance).stream().map(type::cast).toList();
  }
}
