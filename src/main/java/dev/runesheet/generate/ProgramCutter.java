package dev.runesheet.generate;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.ProgramPart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The cutter of a program into straight blocks, at every branch, choice and loop. Blocks are named
 * by the effect's id and the path of the step in its source, so an edit elsewhere does not rename
 * them.
 */
final class ProgramCutter {

  private static final String END = "";

  /** The most statements of a consequence: it becomes one Java method, whose size is limited. */
  private static final int LONGEST = 200;

  /** The parts of a match from which rules derive facts. */
  private static final Set<Verb.Change> DERIVED_FROM =
      EnumSet.of(Verb.Change.REACH, Verb.Change.PLACE, Verb.Change.ORDER, Verb.Change.EFFECTS);

  private static final List<String> MORE = List.of("more == true");

  private final Effect said;
  private final OptionWords words;
  private final List<Block> blocks = new ArrayList<>();
  private final Map<String, List<String>> steps = new HashMap<>();
  private final Map<String, String> conditions = new HashMap<>();

  private ProgramCutter(Effect effect) {
    this.said = effect;
    this.words = new OptionWords(effect);
  }

  static List<Block> cut(Effect effect, Body.Program program) {
    ProgramCutter cutter = new ProgramCutter(effect);
    cutter.enter(Path.of(effect.id(), effect.source(), program.steps(), END, false));
    return cutter.blocks.stream().map(cutter::withPlaces).toList();
  }

  private Block withPlaces(Block block) {
    return block.writtenAt(
        steps.getOrDefault(block.rule(), List.of()), conditions.getOrDefault(block.rule(), ""));
  }

  /** Notes that a rule carries out a step. */
  private void carriesOut(String rule, Step step) {
    steps.computeIfAbsent(rule, key -> new ArrayList<>()).add(step.source().toString());
  }

  /**
   * A list of steps.
   *
   * @param name the name that its blocks begin with
   * @param source the place of the step, or effect, that they are steps of
   * @param following the block that follows its end
   * @param targetReadBy the number of steps up to the last that reads the target there is then;
   *     more than all if what follows their end does
   */
  private record Path(
      String name, SourceLocation source, List<Step> steps, String following, int targetReadBy) {

    static Path of(
        String name, SourceLocation source, List<Step> steps, String following, boolean read) {
      int by = read ? steps.size() + 1 : TargetReads.NAMED.last(steps) + 1;
      return new Path(name, source, steps, following, by);
    }

    String at(int index) {
      return index >= steps.size() ? following : name + "/" + index;
    }

    /** A body after which the target is that of before, or none is read. */
    Path inner(int index, ProgramPart part, List<Step> body, String after) {
      return inner(index, part.word(), body, after, false);
    }

    Path inner(int index, String part, List<Step> body, String after, boolean read) {
      return of(part(index, part), steps.get(index).source(), body, after, read);
    }

    /** The name of a part of a step. */
    String part(int index, ProgramPart part) {
      return part(index, part.word());
    }

    private String part(int index, String part) {
      return name + "/" + index + "." + part;
    }

    /** True if what follows a step reads the target that there is then. */
    boolean readsTargetAfter(int index) {
      return targetReadBy > index + 1;
    }
  }

  /** Writes the rules of the block that a list of steps begins with. */
  private void enter(Path path) {
    rest(path, from(Head.of(path.name(), path.source()), path, 0));
  }

  /** Writes the rules of the blocks from a step of a list on; there may be none left. */
  private void rest(Path path, int index) {
    int at = index;
    while (at < path.steps().size()) {
      at = from(Head.of(path.at(at), path.steps().get(at).source()), path, at);
    }
  }

  /** Writes the rules of one block; gives the step at which the next begins, or the end. */
  private int from(Head head, Path path, int index) {
    if (index < path.steps().size() && path.steps().get(index) instanceof Step.If branch) {
      return branch(head, path, index, branch);
    }
    return straight(head, List.of(), path, index);
  }

  /**
   * The head of a rule.
   *
   * @param rule its name
   * @param source the place of the step that it begins with
   * @param block the block that it answers
   * @param guards what must hold besides
   */
  private record Head(String rule, SourceLocation source, String block, List<String> guards) {

    /** The head of the only rule of a block. */
    static Head of(String block, SourceLocation source) {
      return new Head(block, source, block, List.of());
    }
  }

  private void add(Head head, List<String> statements) {
    add(blocks.size(), head, statements);
  }

  private void add(int place, Head head, List<String> statements) {
    boolean branch = !head.guards().isEmpty();
    String source = head.source().toString();
    blocks.add(
        place, new Block(head.rule(), source, head.block(), head.guards(), statements, branch));
  }

  /** Writes one rule with the steps up to the next cut, at which the next block begins. */
  private int straight(Head head, List<String> first, Path path, int index) {
    List<String> statements = new ArrayList<>(first);
    Set<Verb.Change> changed = EnumSet.noneOf(Verb.Change.class);
    int at = index;
    while (at < path.steps().size()) {
      Step step = path.steps().get(at);
      boolean plain = step instanceof Step.Do act && !readsWhatChanged(act, changed);
      if (!plain || statements.size() == LONGEST) {
        break;
      }
      Step.Do act = (Step.Do) step;
      statements.add(VerbCall.of(act));
      carriesOut(head.rule(), act);
      changed.addAll(act.verb().changes());
      if (act.verb().ends()) {
        add(head, with(statements, goTo(END)));
        return path.steps().size();
      }
      at++;
      if (act.verb().yields()) {
        break;
      }
    }
    return finish(head, statements, path, at);
  }

  private int finish(Head head, List<String> statements, Path path, int at) {
    int end = path.steps().size();
    if (at == end) {
      add(head, with(statements, goTo(path.following())));
      return end;
    }
    Step step = path.steps().get(at);
    if (step instanceof Step.Stop) {
      carriesOut(head.rule(), step);
      add(head, with(statements, goTo(END)));
      return end;
    }
    if (step instanceof Step.Perform perform) {
      carriesOut(head.rule(), perform);
      add(head, with(statements, perform(perform, Literals.text(path.at(at + 1)))));
      return at + 1;
    }
    if (statements.isEmpty() && begin(head, path, at, step)) {
      return at + 1;
    }
    add(head, with(statements, goTo(path.at(at))));
    return at;
  }

  private static String perform(Step.Perform perform, String after) {
    if (perform.effect().equals(Step.Perform.USED)) {
      return call("performUsed", after);
    }
    String effect = Literals.text(perform.effect());
    return perform.as().equals(Selector.Role.SELF)
        ? call("perform", effect, after)
        : call("performAs", Expressions.role(perform.as()), effect, after);
  }

  /**
   * Writes a step that begins a rule: its question or its group is read after all earlier steps
   * have taken effect.
   *
   * @return whether it can stand in the rule
   */
  private boolean begin(Head head, Path path, int index, Step step) {
    if (step instanceof Step.Choose || step instanceof Step.AllAtOnce) {
      carriesOut(head.rule(), step);
      ask(head, path, index, step);
    } else if (step instanceof Step.ForEach loop && loop.asked().isPresent()) {
      pick(head, path, index, loop, loop.asked().get());
    } else if (step instanceof Step.ForEach loop) {
      String all = Expressions.walked(loop);
      String some =
          loop.most().isEmpty() ? all : "$r.first(" + loop.most().getAsInt() + ", " + all + ")";
      loop(head, path, index, some, loop.body());
    } else if (step instanceof Step.Repeat repeat) {
      String times = call("times", Expressions.value(repeat.times()));
      loop(head, path, index, times.substring(0, times.length() - 1), repeat.body());
    } else if (step instanceof Step.InTurn turn) {
      inTurn(head, path, index, turn);
    } else if (step instanceof Step.Draw draw) {
      String drawn = "$r.drawn(" + Expressions.entities(draw.group()) + ")";
      loop(head, path, index, drawn, draw.body());
    } else {
      return false;
    }
    return true;
  }

  /**
   * Writes a branch: a rule for each way. A way without steps of its own, and one that is a branch
   * itself, needs none; the machine goes there where no rule answers the block.
   */
  private int branch(Head head, Path path, int index, Step.If branch) {
    List<String> guards = Expressions.guards(branch.condition());
    String opposite =
        guards == null ? "!noted(0)" : Expressions.opposite(branch.condition(), guards);
    String at = head.block();
    if (guards == null) {
      at = path.part(index, ProgramPart.TESTED);
      String words = Literals.text(said.say(branch.condition()));
      String note = call("note", "0", words, Expressions.noted(branch.condition(), said));
      carriesOut(head.rule(), branch);
      add(head, List.of(note, goTo(at)));
      guards = List.of("noted(0)");
    }
    boolean read = path.readsTargetAfter(index);
    Path then = path.inner(index, ProgramPart.THEN.word(), branch.then(), path.at(index + 1), read);
    Path otherwise =
        path.inner(index, ProgramPart.ELSE.word(), branch.otherwise(), path.at(index + 1), read);
    conditions.put(then.name(), branch.source().toString());
    int place = blocks.size();
    rest(then, straight(new Head(then.name(), branch.source(), at, guards), List.of(), then, 0));
    if (otherwise.steps().isEmpty()) {
      blocks.set(place, blocks.get(place).orElse(path.at(index + 1)));
    } else if (otherwise.steps().get(0) instanceof Step.If) {
      blocks.set(place, blocks.get(place).orElse(otherwise.name()));
      enter(otherwise);
    } else {
      Head other = new Head(otherwise.name(), branch.source(), at, List.of(opposite));
      rest(otherwise, straight(other, List.of(), otherwise, 0));
    }
    return index + 1;
  }

  private void loop(Head head, Path path, int index, String entities, List<Step> body) {
    loop(beginLoop(head, path, index, entities), path, index, body);
  }

  private void loop(String each, Path path, int index, List<Step> body) {
    Path inner = path.inner(index, ProgramPart.EACH_BODY, body, each);
    rest(inner, straight(more(each, path, index), List.of(call("take")), inner, 0));
    endLoop(each, path, index);
  }

  /** Writes a loop over the entities that a player chooses before, one after the other. */
  private void pick(Head head, Path path, int index, Step.ForEach loop, Selector.Asked asked) {
    String pick = path.part(index, ProgramPart.PICK);
    String picked = path.part(index, ProgramPart.PICKED);
    String each = path.part(index, ProgramPart.EACH);
    carriesOut(head.rule(), loop);
    add(head, List.of(call("keepTarget"), goTo(pick)));
    String left = "$r.getRun().ungathered(" + Expressions.entities(loop.group()) + ")";
    List<String> asks = new ArrayList<>();
    asks.add(call("offerEach", "true", Literals.text(""), left, Literals.text(picked)));
    if (asked.optional()) {
      asks.add(call("offerNone", Literals.text(OptionWords.NO_MORE), Literals.text(each)));
    }
    String who = Expressions.role(asked.who());
    asks.add(call("ask", who, Literals.text(asked.prompt()), Literals.text(each)));
    add(Head.of(pick, loop.source()), asks);
    String again = Literals.text(pick);
    String gather = "$r.getRun().gather()";
    List<String> gathers =
        loop.most().isEmpty()
            ? List.of(gather + ";", goTo(pick))
            : List.of(
                call(
                    "goTo",
                    gather
                        + " < "
                        + loop.most().getAsInt()
                        + " ? "
                        + again
                        + " : "
                        + Literals.text(each)));
    add(Head.of(picked, loop.source()), gathers);
    loop(each, path, index, loop.body());
  }

  private void inTurn(Head head, Path path, int index, Step.InTurn turn) {
    String each = beginLoop(head, path, index, Expressions.walked(turn));
    Path way = path.inner(index, ProgramPart.TURN, turn.body(), END);
    String take = call("takeAsSelf", Literals.text(way.name()), Literals.text(each));
    add(more(each, path, index), List.of(take));
    enter(way);
    endLoop(each, path, index);
  }

  private static Head more(String each, Path path, int index) {
    return new Head(
        path.part(index, ProgramPart.EACH_MORE), path.steps().get(index).source(), each, MORE);
  }

  private String beginLoop(Head head, Path path, int index, String entities) {
    String each = path.part(index, ProgramPart.EACH);
    carriesOut(head.rule(), path.steps().get(index));
    add(head, List.of(call("walk", entities), goTo(each)));
    return each;
  }

  private void endLoop(String each, Path path, int index) {
    List<String> leave = List.of(call("leaveLoop"), goTo(path.at(index + 1)));
    SourceLocation source = path.steps().get(index).source();
    add(
        new Head(path.part(index, ProgramPart.EACH_DONE), source, each, List.of("more == false")),
        leave);
  }

  private void ask(Head head, Path path, int index, Step step) {
    String after = path.at(index + 1);
    int place = blocks.size();
    List<String> statements;
    if (step instanceof Step.Choose choose) {
      boolean read = path.readsTargetAfter(index);
      statements =
          read && choosesTarget(choose)
              ? choiceWithin(path, index, choose, after)
              : choice(path, index, choose, after, read);
    } else {
      Step.AllAtOnce all = (Step.AllAtOnce) step;
      Path way = path.inner(index, ProgramPart.ALL, all.body(), END);
      enter(way);
      String group = Expressions.entities(all.group());
      statements = List.of(call("fork", group, Literals.text(way.name()), Literals.text(after)));
    }
    add(place, head, statements);
  }

  private static boolean choosesTarget(Step.Choose choose) {
    return choose.branches().stream()
        .anyMatch(branch -> branch.options() instanceof Step.Options.Each);
  }

  /** Writes a choice behind which the target is the one before it, as behind a loop. */
  private List<String> choiceWithin(Path path, int index, Step.Choose choose, String after) {
    String done = path.part(index, ProgramPart.CHOICE_DONE);
    List<String> statements = new ArrayList<>(List.of(call("keepTarget")));
    statements.addAll(choice(path, index, choose, done, false));
    add(Head.of(done, choose.source()), List.of(call("restoreTarget"), goTo(after)));
    return statements;
  }

  private List<String> choice(
      Path path, int index, Step.Choose choose, String after, boolean read) {
    List<String> statements = new ArrayList<>();
    Iterator<Step.Branch> branches = choose.branches().iterator();
    choose
        .bodies()
        .forEach(
            (part, body) -> {
              Path way = path.inner(index, part, body, after, read);
              statements.add(offer(choose, branches.next(), way.name()));
              enter(way);
            });
    if (choose.optional()) {
      statements.add(
          call("offerNone", Literals.text(words.declining(choose)), Literals.text(after)));
    }
    boolean takesAlone = choose.asking() == Step.Asking.UNLESS_ALONE;
    String who = Expressions.role(choose.who());
    statements.add(
        call(
            takesAlone ? "askUnlessAlone" : "ask",
            who,
            Literals.text(choose.prompt()),
            Literals.text(after)));
    return statements;
  }

  private String offer(Step.Choose choose, Step.Branch branch, String block) {
    String open = branch.when().map(Expressions::test).orElse("true");
    String name = Literals.text(branch.name());
    String way = Literals.text(block);
    if (branch.options() instanceof Step.Options.Each each) {
      return call("offerEach", open, name, Expressions.entities(each.group()), way);
    }
    if (branch.options() instanceof Step.Options.Menu menu) {
      String about = Expressions.role(menu.about());
      return call("offerMenu", open, Literals.text(menu.menu()), about, way);
    }
    return call("offer", open, name, Literals.text(words.of(choose, branch)), way);
  }

  private static String call(String method, String... arguments) {
    return "$r." + method + "(" + String.join(", ", arguments) + ");";
  }

  /** True if an op reads derived facts whose inputs an earlier op of the block changed. */
  private static boolean readsWhatChanged(Step.Do act, Set<Verb.Change> changed) {
    return !Collections.disjoint(changed, DERIVED_FROM)
        && (act.verb().readsDerived()
            || act.arguments().values().stream()
                .anyMatch(argument -> argument instanceof Value value && value.readsDerived()));
  }

  private static String goTo(String block) {
    return call("goTo", Literals.text(block));
  }

  private static List<String> with(List<String> statements, String last) {
    List<String> all = new ArrayList<>(statements);
    all.add(last);
    return all;
  }
}
