package dev.runesheet.language.effectops;

import static dev.runesheet.language.effectops.TestVerbs.EXTENDED;

import dev.runesheet.language.UniqueIds;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spelling.Slug;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random heroes and modes that use every word of the language. */
final class Models {

  private static final SourceLocation NONE = SourceLocation.NONE;
  private static final String[] NAMES = {
    "Fireball",
    "Ice Bolt",
    "ice bolt",
    "Ünïcode ☃",
    "a/b~c",
    "\"quoted\"\\\n",
    "effect-0",
    "rule-1",
    "ability-2"
  };

  private final Random random;
  private final List<String> attributes;

  Models(long seed, List<String> attributes) {
    this.random = new Random(seed);
    this.attributes = attributes;
  }

  HeroSource hero() {
    String name = NAMES[random.nextInt(NAMES.length)];
    String id = Slug.of(name);
    UniqueIds ids = new UniqueIds(id);
    List<AbilitySource> abilityList = new ArrayList<>();
    for (int i = 0; i < 1 + random.nextInt(3); i++) {
      Effect effect = effect(ids, name("ability-" + i), id, Trigger.ACTIVATED);
      abilityList.add(new AbilitySource(effect.id(), tags(), effect));
    }
    List<Effect> own = effects(ids, id, "effect");
    return new HeroSource(id, name, start(), abilityList, own, SourceLocation.NONE);
  }

  ModeSource mode() {
    String owner = EffectOpsReader.MODE_OWNER;
    List<Effect> effectList = effects(new UniqueIds(owner), owner, "rule");
    Overflow overflow = random.nextBoolean() ? Overflow.FAIL : Overflow.DROP;
    return new ModeSource(
        "Mode", attributes, effectList, 1 + random.nextInt(Integer.MAX_VALUE), overflow);
  }

  private List<Effect> effects(UniqueIds ids, String owner, String kind) {
    List<Effect> effectList = new ArrayList<>();
    for (int i = 0; i < random.nextInt(4); i++) {
      effectList.add(effect(ids, name(kind + "-" + i), owner, trigger()));
    }
    return effectList;
  }

  private Effect effect(UniqueIds ids, String name, String owner, Trigger trigger) {
    Body.Program program = new Body.Program(steps(0));
    return Effect.program(ids.next(name), name, owner, trigger, program, NONE);
  }

  private String name(String unnamed) {
    return random.nextInt(3) == 0 ? unnamed : NAMES[random.nextInt(NAMES.length)];
  }

  private Trigger trigger() {
    TriggerSource.Moment.Type[] types = TriggerSource.Moment.Type.values();
    int type = random.nextInt(types.length + 1);
    return Trigger.own(
        type < types.length
            ? new TriggerSource.Moment(types[type]).event()
            : attribute() + " changes");
  }

  private Map<String, Double> start() {
    Map<String, Double> start = new LinkedHashMap<>();
    for (String attribute : attributes) {
      if (random.nextBoolean()) {
        start.put(attribute, number());
      }
    }
    return start;
  }

  private List<String> tags() {
    return random.nextBoolean() ? List.of() : List.of("fire", NAMES[3]);
  }

  List<Step> steps(int depth) {
    List<Step> stepList = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      stepList.add(step(depth));
    }
    return stepList;
  }

  private Step step(int depth) {
    int kind = random.nextInt(10);
    if (kind == 0) {
      return new Step.Stop(NONE);
    }
    if (kind < 4 && depth < 4) {
      Condition.Relation[] relations = Condition.Relation.values();
      Condition condition =
          new Condition.Comparison(relations[random.nextInt(3)], value(0), value(0));
      return new Step.If(condition, steps(depth + 1), steps(depth + 1), NONE);
    }
    List<VerbSpec> verbs = List.copyOf(EXTENDED.all());
    VerbSpec verb = verbs.get(random.nextInt(verbs.size()));
    Map<String, Argument> arguments = new LinkedHashMap<>();
    for (Parameter parameter : verb.parameters()) {
      arguments.put(parameter.name(), argument(parameter));
    }
    return new Step.Do(verb, arguments, NONE);
  }

  private Argument argument(Parameter parameter) {
    return switch (parameter.type()) {
      case ENTITY -> role();
      case NUMBER -> parameter.max() < Double.MAX_VALUE ? new Value.Roll(3) : value(0);
      case WHOLE -> Value.of(1 + random.nextInt(5));
      case WORD -> new Argument.Word(word(parameter));
    };
  }

  private String word(Parameter parameter) {
    List<String> choices = parameter.choices().words();
    return choices.isEmpty() ? attribute() : choices.get(random.nextInt(choices.size()));
  }

  Value value(int depth) {
    int kind = random.nextInt(depth < 4 ? 7 : 4);
    return switch (kind) {
      case 0 -> Value.of(number());
      case 1 -> new Value.StatOf(role(), attribute());
      case 2 -> new Value.Roll(1 + random.nextInt(Integer.MAX_VALUE));
      case 3 -> {
        List<String> keys = List.copyOf(EffectOpsWords.KEYS.meanings().values());
        yield new Value.Payload(keys.get(random.nextInt(keys.size())));
      }
      case 4 -> new Value.Absolute(value(depth + 1));
      default -> {
        List<Value.Operator> operators =
            Arrays.stream(Value.Operator.values())
                .filter(one -> ValueSource.Arithmetic.Kind.of(one).isPresent())
                .toList();
        Value.Operator operator = operators.get(random.nextInt(operators.size()));
        yield new Value.Arithmetic(operator, value(depth + 1), value(depth + 1));
      }
    };
  }

  /** Any finite double but -0, which is written as 0. */
  private double number() {
    double number =
        switch (random.nextInt(3)) {
          case 0 -> random.nextInt(21) - 10;
          case 1 -> random.nextDouble() * 100;
          default -> Double.longBitsToDouble(random.nextLong());
        };
    return Double.isFinite(number) ? number + 0.0 : 1e300;
  }

  private Role role() {
    return random.nextBoolean() ? Role.SELF : Role.OPPONENT;
  }

  private String attribute() {
    return attributes.get(random.nextInt(attributes.size()));
  }
}
