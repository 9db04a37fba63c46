package dev.runesheet.engine.network;

import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Suppression;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.KieSession;

/**
 * The modifiers that count for each entity, kept as lists so that Java reads a stat without a
 * query, with the changes to report and the suppressed effects.
 */
final class Contributions extends DefaultRuleRuntimeEventListener {

  /** Told in this order, whatever the order in which the network found them. */
  private static final Comparator<Contribution> ORDER =
      Comparator.<Contribution>comparingInt(contribution -> contribution.getTarget().getId())
          .thenComparing(Contribution.OLDEST_FIRST);

  private final Set<Contribution> begun = new LinkedHashSet<>();
  private final Set<Contribution> ended = new LinkedHashSet<>();

  private final List<Suppression> suppressed = new ArrayList<>();
  private final List<Suppression> freed = new ArrayList<>();

  private boolean listens = true;

  /** The modifiers that a session derives from numbers that stay as they are meanwhile, or null. */
  private Set<Contribution> gathered;

  /** The one of a session; null if none listens to it. */
  static Contributions of(KieSession session) {
    for (RuleRuntimeEventListener listener : session.getRuleRuntimeEventListeners()) {
      if (listener instanceof Contributions found) {
        return found;
      }
    }
    return null;
  }

  /** Follows what the session holds, or not: a session that is given away is emptied unheard. */
  void listens(boolean now) {
    listens = now;
  }

  /** Lets numbers stay as they are until {@link #count}; the session holds no modifiers now. */
  void gather() {
    gathered = new LinkedHashSet<>();
  }

  /** True if numbers stay as they are. */
  boolean isGathering() {
    return gathered != null;
  }

  /**
   * Lets what was gathered count.
   *
   * @return false if a number has other modifiers now than those that rules have read
   */
  boolean count(List<Entity> entities) {
    Map<Entity, List<Contribution>> found =
        gathered.stream().collect(Collectors.groupingBy(Contribution::getTarget));
    boolean same = true;
    for (Entity entity : entities) {
      List<Contribution> read = entity.contributions();
      List<Contribution> late = entity.candidates();
      entity.forgetContributions();
      found.getOrDefault(entity, List.of()).forEach(entity::contribute);
      same &= entity.contributions().equals(read) && entity.candidates().equals(late);
    }
    gathered = null;
    return same;
  }

  private void contribute(Contribution contribution) {
    if (gathered == null) {
      contribution.getTarget().contribute(contribution);
    } else {
      gathered.add(contribution);
    }
  }

  private void withdraw(Contribution contribution) {
    if (gathered == null) {
      contribution.getTarget().withdraw(contribution);
    } else {
      gathered.remove(contribution);
    }
  }

  @Override
  public void objectInserted(ObjectInsertedEvent event) {
    if (!listens) {
      return;
    }
    if (event.getObject() instanceof Contribution contribution) {
      contribute(contribution);
      if (!contribution.isLate() && !ended.remove(contribution)) {
        begun.add(contribution);
      }
    } else if (event.getObject() instanceof Suppression suppression
        && isLasting(suppression)
        && !freed.remove(suppression)) {
      suppressed.add(suppression);
    }
  }

  @Override
  public void objectDeleted(ObjectDeletedEvent event) {
    if (!listens) {
      return;
    }
    if (event.getOldObject() instanceof Contribution contribution) {
      withdraw(contribution);
      if (!contribution.isLate() && !begun.remove(contribution)) {
        ended.add(contribution);
      }
    } else if (event.getOldObject() instanceof Suppression suppression
        && isLasting(suppression)
        && !suppressed.remove(suppression)) {
      freed.add(suppression);
    }
  }

  /** Of a program that is about to begin, whoever asked tells. */
  private static boolean isLasting(Suppression suppression) {
    return !suppression.effect().isBegun();
  }

  /** True if there are changes to report. */
  boolean hasUntold() {
    return !(begun.isEmpty() && ended.isEmpty() && suppressed.isEmpty() && freed.isEmpty());
  }

  /**
   * Reports the changes since the last call; contributions of effects that have left play are left
   * out.
   */
  void tell(Consumer<Happening> listener) {
    if (!suppressed.isEmpty() || !freed.isEmpty()) {
      tellSuppressions(listener);
    }
    if (begun.isEmpty() && ended.isEmpty()) {
      return;
    }
    new NumberChanges(sorted(ended), sorted(begun)).tell(listener);
    begun.clear();
    ended.clear();
  }

  private static List<Contribution> sorted(Set<Contribution> some) {
    List<Contribution> list = new ArrayList<>(some);
    list.sort(ORDER);
    return list;
  }

  /** An effect that has left play with its suppression is not worth telling either. */
  private void tellSuppressions(Consumer<Happening> listener) {
    freed.removeIf(suppression -> suppression.effect().handle() == null);
    freed.sort(Suppression.ORDER);
    suppressed.sort(Suppression.ORDER);
    freed.forEach(one -> listener.accept(Happening.Suppressed.of(one, false)));
    suppressed.forEach(one -> listener.accept(Happening.Suppressed.of(one, true)));
    freed.clear();
    suppressed.clear();
  }

  /** Forgets what has changed. */
  void forget() {
    gathered = null;
    begun.clear();
    ended.clear();
    suppressed.clear();
    freed.clear();
  }
}
