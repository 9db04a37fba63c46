package dev.runesheet.spi.fact;

import dev.runesheet.spi.fault.RuleMistake;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.PureQuestion;
import dev.runesheet.word.GivenRole;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * One activation at one block of its program: the only fact that effect rules match. A guard reads
 * it through accessors, a consequence passes it to verbs and names the next block.
 */
public final class Reaction {

  private final String block;
  private final Activation activation;
  private final Changes changes;
  private final BlockOrder order;
  private int answers;
  private boolean ended;
  private Map<String, BlockChoice> choices;

  /** Creates the fact for one block. */
  public Reaction(Activation activation, Changes changes, BlockOrder order) {
    this.block = activation.block();
    this.activation = activation;
    this.changes = changes;
    this.order = order;
  }

  /** The current block. */
  public String getBlock() {
    return block;
  }

  /** The holder of the program. */
  public Entity getSelf() {
    return activation.self();
  }

  /** The other player's entity. */
  public Entity getOpponent() {
    return changes.opponent(activation.self());
  }

  /** The entity of the player who controls the holder, or acts for it: {@link Changes#playerOf}. */
  public Entity getOwner() {
    return changes.player(changes.playerOf(activation.self()));
  }

  /** The entity of the loop or choice around this place; a mistake of the rules if none is. */
  public Entity getTarget() {
    return changes.entity(activation.target());
  }

  /** The run this block belongs to; guards ask for its noted words. */
  public Activation getRun() {
    return activation;
  }

  /** The subject of the event; a mistake of the rules if it is about nobody. */
  public Entity getSubject() {
    return changes.entity(activation.event().getSubject());
  }

  /** The entity whose program caused the event; a mistake of the rules if none did. */
  public Entity getCauser() {
    return changes.entity(activation.event().getCauser());
  }

  /** The answer of a test that an earlier block noted. */
  public boolean noted(int test) {
    return activation.noted(test);
  }

  /** True if the loop has a further element. */
  public boolean isMore() {
    return activation.hasNext();
  }

  /** The way to change the match, for verbs. */
  public Changes changes() {
    return changes;
  }

  /** A number of the event; 0 if it has none of that name. */
  public double payload(String key) {
    return activation.event().payload(key);
  }

  /** Draws a whole number from 1 to {@code sides}. */
  public double roll(int sides) {
    return changes.roll(sides);
  }

  /** The number of the turn. */
  public double turn() {
    return changes.turn();
  }

  /**
   * Flips coins one after the other, for all players to see.
   *
   * @param coins the number of coins; none if it is not above 0
   * @return the number of heads
   */
  public double heads(double coins) {
    int heads = 0;
    for (int coin = 0; coin < coins; coin++) {
      heads += changes.flip() ? 1 : 0;
    }
    return heads;
  }

  /** Flips a coin until it shows tails, for all players to see; how often it showed heads. */
  public double headsUntilTails() {
    int heads = 0;
    while (changes.flip()) {
      heads++;
    }
    return heads;
  }

  /** The number of entities in a scope. */
  public double count(String scope) {
    return changes.scope(scope, getSelf()).size();
  }

  /**
   * Notes the answer of a test for the guards of the next block.
   *
   * @param words the test in words, for who asks why
   */
  public void note(int test, String words, boolean answer) {
    activation.note(test, answer);
    ConsequenceObserver observer = changes.observer();
    if (observer != null) {
      observer.noted(activation, test, words, answer);
    }
  }

  /**
   * Reports to the observer the answer of one of several tests that all must hold, and returns it.
   *
   * @param words the test in words, for who asks why
   */
  public boolean part(String words, boolean answer) {
    ConsequenceObserver observer = changes.observer();
    if (observer != null) {
      observer.tested(words, answer);
    }
    return answer;
  }

  /**
   * Reports to the observer a number that a test reads, and returns it.
   *
   * @param of the name of the number, for explanations
   */
  public double seen(String of, double value) {
    ConsequenceObserver observer = changes.observer();
    if (observer != null) {
      observer.seen(of, value);
    }
    return value;
  }

  /**
   * Asks decision tables a question, for verbs; see {@link DecisionTable}.
   *
   * @return the question with the answers of the rows, the one that was answered before if there is
   *     one
   * @throws IllegalStateException if a rule joins it with other facts
   */
  public <T extends PureQuestion> T consult(T question) {
    return changes.consult(question);
  }

  /** Reports to the observer the arguments of a verb; each verb calls it first. */
  public void called(Object... arguments) {
    ConsequenceObserver observer = changes.observer();
    if (observer != null) {
      observer.called(arguments);
    }
  }

  /** Reports an argument and a number; boxed only if somebody observes. */
  public void called(Object one, double number) {
    if (changes.observer() != null) {
      called(new Object[] {one, number});
    }
  }

  /** Reports two arguments and a number; boxed only if somebody observes. */
  public void called(Object one, Object two, double number) {
    if (changes.observer() != null) {
      called(new Object[] {one, two, number});
    }
  }

  /** Fixes the list that the loop of the next block walks. */
  public void walk(List<Entity> entities) {
    activation.walk(entities.stream().mapToInt(Entity::getId).toArray());
  }

  /** The entities of a scope, seen from an entity, that fulfil a condition. */
  public List<Entity> in(String scope, Entity from, Predicate<Entity> where) {
    List<Entity> all = changes.scope(scope, from);
    List<Entity> found = new ArrayList<>(all.size());
    for (Entity entity : all) {
      if (where.test(entity)) {
        found.add(entity);
      }
    }
    return found;
  }

  /**
   * The target, or the holder outside of loops and choices, repeated this many times; for loops.
   */
  public List<Entity> times(double times) {
    boolean none = activation.target() == Event.NOBODY;
    int count = (int) Math.ceil(Math.max(0, times)); // As a card that is drawn only in part.
    changes.countSteps(count); // Or lines that change nothing would be repeated without end.
    return Collections.nCopies(count, none ? getSelf() : getTarget());
  }

  /** The first of some entities. */
  public List<Entity> first(int most, List<Entity> entities) {
    return entities.size() <= most ? entities : entities.subList(0, most);
  }

  /**
   * The entity of a role: one that every program has, or the first of a scope, seen from the
   * holder, for a role that the game declares.
   *
   * @throws RuleMistake if there is none
   */
  public Entity the(String role) {
    return GivenRole.find(role).map(this::given).orElseGet(() -> declared(role));
  }

  private Entity given(GivenRole role) {
    return switch (role) {
      case SELF -> getSelf();
      case OPPONENT -> getOpponent();
      case OWNER -> getOwner();
      case TARGET -> getTarget();
      case SUBJECT -> getSubject();
      case CAUSER -> getCauser();
    };
  }

  private Entity declared(String role) {
    List<Entity> found = changes.scope(role, getSelf());
    if (found.isEmpty()) {
      throw new RuleMistake("there is no '" + role + "' of " + getSelf() + " now.");
    }
    return found.get(0);
  }

  /** The sum of a stat over those entities that have it; 0 if there are none. */
  public double total(List<Entity> entities, String stat) {
    double sum = 0;
    for (Entity entity : entities) {
      sum = entity.has(stat) ? Numbers.add(sum, entity.stat(stat)) : sum;
    }
    return sum;
  }

  /** A random one of the entities; empty if there are none. */
  public List<Entity> drawn(List<Entity> entities) {
    return entities.isEmpty() ? entities : List.of(changes.draw(entities));
  }

  /** Moves the loop to its next element. */
  public void take() {
    activation.takeNext();
  }

  /** Leaves the loop. */
  public void leaveLoop() {
    activation.leaveLoop();
  }

  /** Keeps the target for what follows a choice of another. */
  public void keepTarget() {
    activation.keepTarget();
  }

  /** Makes the target that was kept the target again. */
  public void restoreTarget() {
    activation.restoreTarget();
  }

  /** The attempt that the event is a stage of, or null. */
  public Attempt attempt() {
    return activation.event().attempt();
  }

  /** The id of the option that was chosen last. */
  public String answer() {
    return activation.answer();
  }

  /** Adds an option of the question that {@link #ask} will put, if it is open. */
  public void offer(boolean open, String name, String words, String blockOfAnswer) {
    if (open) {
      add(new BlockChoice(name, words, blockOfAnswer, Event.NOBODY));
    }
  }

  /** Adds an option for each entity, if they are open; a name tells it from others for it. */
  public void offerEach(boolean open, String name, List<Entity> entities, String blockOfAnswer) {
    if (open) {
      String more = name.isEmpty() ? "" : " " + name;
      for (Entity entity : entities) {
        int id = entity.getId();
        add(new BlockChoice("e" + id + more, name, blockOfAnswer, id));
      }
    }
  }

  /** Adds the options that the game works out, if they are open. */
  public void offerMenu(boolean open, String menu, Entity about, String blockOfAnswer) {
    if (open) {
      changes.menu(menu, getOwner(), about, blockOfAnswer).forEach(this::add);
    }
  }

  /** Offers the option to decline, if there is one. */
  public void offerNone(String words, String blockOfAnswer) {
    offer(choices != null, "none", words, blockOfAnswer);
  }

  /** True if the program has not been answered yet: a row that asks runs again with the answer. */
  public boolean isFirst() {
    return activation.answer().isEmpty();
  }

  /**
   * An option of the question that a row of a table puts; the first run of the block offers it.
   *
   * @param open whether it can be chosen
   * @return whether it is the chosen one, so that the row carries out its action
   */
  public boolean option(boolean open, String name, String words) {
    if (isFirst()) {
      offer(open, name, words, block);
    }
    return activation.answer().equals(name);
  }

  /** Puts the question of a row; goes on when it was answered. */
  public void question(Entity who, String prompt) {
    if (isFirst()) {
      ask(who, prompt, "");
    } else {
      next();
    }
  }

  /** Puts the question of a row, which the player may decline. */
  public void declinable(Entity who, String prompt) {
    if (isFirst() && choices != null) {
      boolean one = choices.size() == 1;
      String only = choices.values().iterator().next().words();
      offerNone(one && !only.isEmpty() ? "decline to " + only : "decline", "");
    }
    question(who, prompt);
  }

  /** Puts the question of a row; a lone option is taken without asking. */
  public void questionUnlessAlone(Entity who, String prompt) {
    if (isFirst()) {
      askUnlessAlone(who, prompt, "");
    } else {
      next();
    }
  }

  /**
   * Asks the controller of an entity; without any option, or if he is out of the match, the program
   * goes on at a block.
   */
  public void ask(Entity who, String prompt, String blockIfNone) {
    if (choices == null || changes.isOut(changes.playerOf(who))) {
      goTo(blockIfNone);
      return;
    }
    answers++; // The program stays at this block, which other rules can be asked for, until then.
    changes.ask(activation, changes.playerOf(who), prompt, List.copyOf(choices.values()));
  }

  /** Asks like {@link #ask}; a lone option is taken without asking. */
  public void askUnlessAlone(Entity who, String prompt, String blockIfNone) {
    if (choices == null || choices.size() > 1 || changes.isOut(changes.playerOf(who))) {
      ask(who, prompt, blockIfNone);
      return;
    }
    BlockChoice alone = choices.values().iterator().next();
    activation.take(alone);
    goTo(alone.block());
  }

  /**
   * Starts the body once for each entity, all at once, and goes on at a block when all have ended;
   * players who are out of the match are left out.
   */
  public void fork(List<Entity> entities, String body, String after) {
    goTo(after);
    List<Activation> children = new ArrayList<>();
    for (Entity entity : entities) {
      if (!isPlayerOut(entity)) {
        children.add(Activation.fork(activation, body, entity));
      }
    }
    if (!children.isEmpty()) {
      changes.start(activation, children);
    }
  }

  private boolean isPlayerOut(Entity entity) {
    int player = entity.getController();
    return changes.isOut(player) && changes.player(player).getId() == entity.getId();
  }

  /**
   * Moves the loop to its next element, runs the body with it as the holder, and goes on at a block
   * when that has ended.
   */
  public void takeAsSelf(String body, String after) {
    take();
    fork(List.of(getTarget()), body, after);
  }

  /** Runs another effect's program as a child and goes on at a block when it has ended. */
  public void perform(String effect, String after) {
    goTo(after);
    changes.start(activation, List.of(Activation.child(activation, effect, getSelf())));
  }

  /** Runs an effect's program with another holder. */
  public void performAs(Entity self, String effect, String after) {
    goTo(after);
    changes.start(activation, List.of(Activation.child(activation, effect, self)));
  }

  /** Runs the ability whose use is the event that started the program, as a child. */
  public void performUsed(String after) {
    perform(activation.event().used(), after);
  }

  /** Continues at a block; an empty name ends the program. */
  public void goTo(String name) {
    answers++;
    activation.block(name.isEmpty() || ended ? null : name);
  }

  /** Continues with the next block in the rule book's order, for rows of tables. */
  public void next() {
    goTo(order.after(block));
  }

  /** Grants permission, where the phases ask whether something is possible. */
  public void permit() {
    activation.permit();
  }

  /** Ends the program; nothing that follows in the consequence may go on. For verbs that end it. */
  public void end() {
    ended = true;
    activation.block(null);
  }

  /** The number of rules that answered this block; for the engine. */
  public int answers() {
    return answers;
  }

  /** An option that is there already leads to the same; it is offered once. */
  private void add(BlockChoice choice) {
    if (choices == null) {
      choices = new LinkedHashMap<>();
    }
    choices.putIfAbsent(choice.id(), choice);
  }

  @Override
  public String toString() {
    return activation.toString();
  }
}
