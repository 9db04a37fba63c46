package dev.runesheet.spi.fact;

import dev.runesheet.spi.fault.RuleMistake;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One run of one effect's program: its state from block to block. It can be suspended, saved and
 * copied at every block.
 */
public final class Activation implements AgendaItem {

  /** The version of which nothing is known. */
  public static final int UNKNOWN_VERSION = -1;

  private final String effect;
  private final ActiveEffect origin;
  private final Entity self;
  private final Event event;
  private final Activation parent;
  private final boolean forked;
  private String block;
  private int target = Event.NOBODY;
  private String answer = "";
  private Loop loop;
  private long answers;
  private int openChildren;
  private int originVersion;
  private boolean queued;
  private boolean inner;
  private boolean permitted;
  private Map<String, String> words = Map.of();

  private Activation(
      String effect,
      ActiveEffect origin,
      Entity self,
      Event event,
      Activation parent,
      boolean forked,
      String block) {
    this.effect = effect;
    this.origin = origin;
    this.self = self;
    this.event = event;
    this.parent = parent;
    this.forked = forked;
    this.block = block;
  }

  /** An active effect that answers an event. */
  public static Activation answering(ActiveEffect origin, Entity self, Event event, int version) {
    Activation activation =
        new Activation(origin.getEffect(), origin, self, event, null, false, origin.getEffect());
    activation.originVersion = version;
    return activation;
  }

  /** An ability that a player or the game starts. */
  public static Activation licensed(String effect, Entity self, Event event) {
    return new Activation(effect, null, self, event, null, false, effect);
  }

  /**
   * An activation that runs beside the items after it: its questions block nothing, and their
   * options are computed when they are asked.
   */
  public static Activation beside(String effect, Entity self, Event event) {
    return new Activation(effect, null, self, event, null, true, effect);
  }

  /**
   * An activation that runs beside the items after it; its questions are asked one at a time, in
   * one queue with those of others.
   */
  public static Activation queued(String effect, Entity self, Event event) {
    Activation activation = beside(effect, self, event);
    activation.queued = true;
    return activation;
  }

  /** A child that runs another program from its beginning; the parent waits for it. */
  public static Activation child(Activation parent, String effect, Entity self) {
    return child(parent, effect, effect, self, false);
  }

  /**
   * A child that runs lines of the parent's program, in which another is 'self'. It is one of
   * several that run beside each other: what they ask is asked at once, also if the questions of
   * the parent are queued.
   */
  public static Activation fork(Activation parent, String block, Entity self) {
    Activation child = child(parent, parent.effect, block, self, true);
    child.inner = true;
    return child;
  }

  private static Activation child(
      Activation parent, String effect, String block, Entity self, boolean forked) {
    Activation child =
        new Activation(
            effect, parent.origin, self, parent.event, parent, forked || parent.forked, block);
    child.target = parent.target;
    child.answer = parent.answer;
    child.words = parent.words.isEmpty() ? parent.words : new LinkedHashMap<>(parent.words);
    child.queued = parent.queued && !forked;
    parent.openChildren++;
    return child;
  }

  /** A child that runs another effect as the answer to an event of its own; its parent waits. */
  public static Activation child(Activation parent, String effect, Entity self, Event event) {
    Activation child =
        new Activation(effect, parent.origin, self, event, parent, parent.forked, effect);
    child.target = parent.target;
    child.queued = parent.queued;
    parent.openChildren++;
    return child;
  }

  /** A deep copy, for {@link Copies}, which sees to it that parents stay shared. */
  Activation copy(Copies copies) {
    Activation parentCopy = parent == null ? null : copies.of(parent);
    Activation copy =
        new Activation(
            effect,
            copies.of(origin),
            copies.of(self),
            copies.of(event),
            parentCopy,
            forked,
            block);
    copy.target = copies.of(target);
    copy.answer = answer;
    copy.loop = copies.of(loop);
    copy.answers = answers;
    copy.openChildren = openChildren;
    copy.originVersion = originVersion;
    copy.queued = queued;
    copy.inner = inner;
    copy.words = words.isEmpty() ? words : new LinkedHashMap<>(words);
    return copy;
  }

  /**
   * An activation that was saved; its loops, target and answer follow by {@link #loop(Loop)},
   * {@link #target(int)} and {@link #answer(String)}. Whether its origin is still in force is asked
   * again.
   */
  public static Activation restored(
      String effect,
      ActiveEffect origin,
      Entity self,
      Event event,
      Activation parent,
      boolean forked,
      String block,
      long answers,
      int openChildren) {
    Activation activation = new Activation(effect, origin, self, event, parent, forked, block);
    activation.answers = answers;
    activation.openChildren = openChildren;
    activation.originVersion = UNKNOWN_VERSION;
    return activation;
  }

  /** The effect whose program runs. */
  public String effect() {
    return effect;
  }

  /** The effect in force that answered, or null if it was activated. */
  public ActiveEffect origin() {
    return origin;
  }

  /** The state of play when the effect was chosen; for the engine. */
  public int originVersion() {
    return originVersion;
  }

  /** The holder of the program. */
  public Entity self() {
    return self;
  }

  /**
   * The entity whose effect it is: 'self' where its program began, also in lines in which others,
   * such as each player, are 'self'.
   */
  public Entity holder() {
    Activation whole = this;
    while (whole.inner) {
      whole = whole.parent;
    }
    return whole.self;
  }

  /** True if it runs lines of the parent's program, in which another is 'self'. */
  public boolean inner() {
    return inner;
  }

  /** Sets whether it runs lines of the parent's program; for restoring. */
  public void inner(boolean restored) {
    inner = restored;
  }

  /** The player of the effect that runs or, of an action, the one who acts; -1 for nobody's. */
  public int player() {
    return origin == null ? event.getController() : origin.getController();
  }

  /** The event it answers; an event of an empty trigger if it was activated. */
  public Event event() {
    return event;
  }

  /** The activation that waits for this one, or null. */
  public Activation parent() {
    return parent;
  }

  /** True if it runs beside others, so that its questions do not hold them up. */
  public boolean forked() {
    return forked;
  }

  /** Records the permission of the program, for {@code MatchContext.holds}. */
  public void permit() {
    permitted = true;
  }

  /** True if the program has granted permission. */
  public boolean permitted() {
    return permitted;
  }

  /** True if its questions wait for those of others that were queued before. */
  public boolean queued() {
    return queued;
  }

  /** Sets whether its questions are queued; for restoring. */
  public void queued(boolean restored) {
    queued = restored;
  }

  /** Stores a word under a name, such as the outcome of an attempt, for later blocks. */
  public void say(String name, String word) {
    if (words.isEmpty()) {
      words = new LinkedHashMap<>();
    }
    words.put(name, word);
  }

  /** The word noted under a name; empty if there is none. */
  public String word(String name) {
    return words.getOrDefault(name, "");
  }

  /** All words noted; for saving. */
  public Map<String, String> words() {
    return words;
  }

  /** True if the word noted under a name is this; for guards. */
  public boolean carries(String name, String word) {
    return word(name).equals(word);
  }

  /** True if two runs have noted the same word, and not none; for guards. */
  public boolean shares(String name, Activation other, String ofOther) {
    return !word(name).isEmpty() && word(name).equals(other.word(ofOther));
  }

  /** The block to run next; null when it has ended. */
  public String block() {
    return block;
  }

  /** Sets the block to run next; null ends it. */
  public void block(String name) {
    block = name;
  }

  /** The entity of the loop or choice around this place, or {@link Event#NOBODY}. */
  public int target() {
    return target;
  }

  /** Sets the entity of a choice. */
  public void target(int entity) {
    target = entity;
  }

  /** The id of the option that was chosen last; empty before the first. */
  public String answer() {
    return answer;
  }

  /** Sets the option that was chosen. */
  public void answer(String option) {
    answer = option;
  }

  /** Records the chosen option and its entity. */
  public void take(BlockChoice choice) {
    answer = choice.id();
    if (choice.target() != Event.NOBODY) {
      target = choice.target();
    }
  }

  /** Enters a loop over a list that is fixed now. */
  public void walk(int[] ids) {
    loop = new Loop(ids, 0, target, loop);
  }

  /** Keeps the target around a choice, as a loop that has nothing to walk does. */
  public void keepTarget() {
    walk(new int[0]);
  }

  /** Leaves a choice; the target is again the one before it, if there was one. */
  public void restoreTarget() {
    int chosen = target;
    leaveLoop();
    target = target == Event.NOBODY ? chosen : target;
  }

  /** The entities of a list that the innermost loop has not gathered. */
  public List<Entity> ungathered(List<Entity> entities) {
    requireLoop("ungathered");
    Set<Integer> gathered = Arrays.stream(loop.ids).boxed().collect(Collectors.toSet());
    return entities.stream().filter(entity -> !gathered.contains(entity.getId())).toList();
  }

  /**
   * Adds the entity that was chosen to those that the innermost loop will walk; the target is again
   * the one before the choice.
   *
   * @return the number of those that it will walk
   */
  public int gather() {
    requireLoop("gather");
    int[] ids = Arrays.copyOf(loop.ids, loop.ids.length + 1);
    ids[loop.ids.length] = target;
    target = loop.outerTarget;
    loop = new Loop(ids, 0, target, loop.outer);
    return ids.length;
  }

  /** True if the innermost loop has a further element; false outside of loops. */
  public boolean hasNext() {
    return loop != null && loop.next < loop.ids.length;
  }

  /** Moves the innermost loop to its next element and makes it the target. */
  public int takeNext() {
    if (!hasNext()) {
      throw new RuleMistake(
          loop == null
              ? "take() stands outside of a loop. Maybe walk() was not called before it."
              : "take() goes beyond the end of its loop. Maybe isMore() was not asked before it.");
    }
    target = loop.ids[loop.next];
    loop = new Loop(loop.ids, loop.next + 1, loop.outerTarget, loop.outer);
    return target;
  }

  /** Leaves the innermost loop; the target is again the one before it. */
  public void leaveLoop() {
    requireLoop("leaveLoop");
    target = loop.outerTarget;
    loop = loop.outer;
  }

  private void requireLoop(String call) {
    if (loop == null) {
      throw new RuleMistake(call + "() stands outside of a loop.");
    }
  }

  /** The loops around this place, innermost first; for saving. */
  public Loop loop() {
    return loop;
  }

  /** Sets the loops around this place; for restoring. */
  public void loop(Loop restored) {
    loop = restored;
  }

  /**
   * A loop under way; never changed, so copies share it.
   *
   * @param ids the entities it walks; none if it only keeps the target around a choice
   * @param next the index of the one that comes next
   * @param outerTarget the target around it
   * @param outer the loop around it, or null
   */
  public record Loop(int[] ids, int next, int outerTarget, Loop outer) {}

  /** Notes the answer of a test under a number from 0 to 62. */
  public void note(int test, boolean answer) {
    answers = answer ? answers | 1L << test : answers & ~(1L << test);
  }

  /** The answer noted under a number. */
  public boolean noted(int test) {
    return (answers & 1L << test) != 0;
  }

  /** The answers of all tests, one bit each; for saving. */
  public long answers() {
    return answers;
  }

  /** The number of children still running; for saving. */
  public int openChildren() {
    return openChildren;
  }

  /** True if children are still running. */
  public boolean hasOpenChildren() {
    return openChildren > 0;
  }

  /** Records that a child has ended. */
  public void childEnded() {
    openChildren--;
  }

  @Override
  public String toString() {
    return effect + " of " + self + " at " + block;
  }
}
