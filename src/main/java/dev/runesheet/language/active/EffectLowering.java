package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.English;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Slug;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.StackingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.StreamSupport;

/** The lowering of effects to lines and effects of declared games, by templates of their types. */
public final class EffectLowering {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** The place in templates of the scope that a suppressor takes out of force. */
  private static final String SUPPRESSED = "suppressed";

  private final EffectTypes types;
  private final ParameterReader parameters;
  private final PreDamageLists lists;
  private final EffectText text;
  private final StatusNames statuses = new StatusNames();

  /** Lowers effects of some types. */
  public EffectLowering(EffectTypes types) {
    this.types = types;
    this.parameters = new ParameterReader(types);
    this.lists = new PreDamageLists(types.file());
    this.text = new EffectText(types);
  }

  /** The types whose effects it lowers. */
  public EffectTypes types() {
    return types;
  }

  /**
   * The lowered form of all effects of an ability, an attack, or what else has effects; those with
   * an error are left out.
   *
   * @param home where they stand
   * @param name the name of what they stand in
   * @param cost the numbers of an attack's cost, by their names in templates
   */
  public LoweredEffects lower(
      List<EffectUse> uses, String home, String name, Map<String, Integer> cost) {
    LoweredEffects all = new LoweredEffects();
    Map<String, JsonNode> around = new LinkedHashMap<>();
    around.put("name", NODES.textNode(name));
    around.put("slug", NODES.textNode(Slug.of(name)));
    cost.forEach((number, amount) -> around.put(number, NODES.numberNode(amount)));
    uses.forEach(use -> lower(use, home, around, all, false));
    lists.settle(all);
    return all;
  }

  /** The lines that deal the damage of an attack. */
  public List<LoweredEffects.Line> deal(LoweredEffects lowered, SourceLocation place) {
    JsonValue template = types.file().attack();
    JsonNode damage = total(lowered, DamageFormula.onlyAddIn(template.node()));
    return filled(template, Map.of("total", damage), place);
  }

  /** The lines that all effect types share, as they are for the printed damage. */
  public List<LoweredEffects.Line> shared() {
    List<LoweredEffects.Line> lines = new ArrayList<>(shared("total", types.file().attack()));
    types.file().within().ifPresent(template -> lines.addAll(shared("more", template)));
    return lines;
  }

  private static List<LoweredEffects.Line> shared(String place, JsonValue template) {
    Map<String, JsonNode> values = Map.of(place, NODES.textNode(LoweredEffects.PRINTED));
    return Template.places(Template.fill(template.node(), values)).isEmpty()
        ? filled(template, values, template.location())
        : List.of();
  }

  private static List<LoweredEffects.Line> filled(
      JsonValue template, Map<String, JsonNode> values, SourceLocation place) {
    JsonNode filled = Template.fill(template.node(), values);
    UnaryOperator<String> texts = text -> Template.fill(text, values);
    return LoweredEffects.Line.all(template, filled, Origins.NONE, texts, place);
  }

  /**
   * A use with what is filled into the places of its type.
   *
   * @param within true if it stands in another effect
   * @param attacks true if it is an attack's
   */
  private record Filled(
      EffectUse use,
      EffectType type,
      TemplateValues filling,
      List<UseCondition> conditions,
      boolean within,
      boolean attacks) {

    List<LoweredEffects.Line> guarded(List<LoweredEffects.Line> lines) {
      return UseCondition.guard(conditions, lines, filling.place());
    }
  }

  private void lower(
      EffectUse use,
      String home,
      Map<String, JsonNode> around,
      LoweredEffects all,
      boolean within) {
    EffectType type = types.file().types().get(use.type());
    Optional<Map<String, JsonNode>> read = values(use, type, home, within);
    if (read.isEmpty()) {
      return;
    }
    Map<String, JsonNode> values = read.get();
    needsOneList(use, type);
    Map<String, List<LoweredEffects.Line>> inner = new HashMap<>();
    boolean early = nested(use, type, home, around, inner, all);
    inner.forEach((name, lines) -> values.put(name, ParameterReader.lines(lines)));
    Origins origins = Origins.of(use, type, types.file(), inner);
    TemplateValues plain =
        new TemplateValues(values, around, Map.of(), origins, use.places().of("effect_id"));
    boolean attacks = home.equals(CardWords.ATTACK);
    Optional<DamageFormula> formula =
        type.damage().filter(any -> attacks).map(text -> new DamageFormula(plain.text(text)));
    boolean onlyAdds = formula.map(DamageFormula::onlyAdds).orElse(true) && type.linesOnlyAdd();
    values.put("total", total(all, onlyAdds));
    TemplateValues filling = plain.with(statuses.renamed(type, plain));
    List<UseCondition> conditions = conditions(use, type, filling);
    add(new Filled(use, type, filling, conditions, within, attacks), formula, early, all);
  }

  /**
   * Adds what a use becomes to that of others.
   *
   * @param early true if what it does comes before the damage, as what stands in it does
   */
  private void add(Filled one, Optional<DamageFormula> formula, boolean early, LoweredEffects all) {
    boolean alone = !one.within() && !one.attacks();
    boolean asksItself = !alone || !all.then().isEmpty();
    if (alone) {
      all.conditions().addAll(one.conditions());
    }
    EffectType type = one.type();
    TemplateValues filling = one.filling();
    all.before().addAll(one.guarded(filling.entries(type.before().filter(any -> one.attacks()))));
    formula.ifPresent(damage -> damage(one, damage, all));
    List<LoweredEffects.Line> then = filling.entries(type.then());
    (early ? all.before() : all.then()).addAll(asksItself ? one.guarded(then) : then);
    all.effects().addAll(filling.entries(type.effects()));
    all.reaches().addAll(Reach.of(one.use(), type, filling::node));
    type.statuses().ifPresent(written -> statuses(one, written, all));
  }

  private void damage(Filled one, DamageFormula damage, LoweredEffects all) {
    if (!canBeWorkedOut(one.use(), damage, all, one.within())) {
      return;
    }
    all.formulas().addAll(FormulaLines.of(types.file(), one.type(), one.filling()));
    if (one.within()) {
      more(one.use(), damage, one.filling(), all);
    } else {
      whole(one.use(), damage, one.filling(), all);
    }
  }

  private void statuses(Filled one, JsonValue written, LoweredEffects all) {
    TemplateValues filling = one.filling();
    StatusNames.each(
        one.type(),
        (key, status) -> {
          LoweredEffects.Line filled = filling.line(Origins.field(written, key));
          JsonNode said = text.status(status, filled.node(), one.use());
          all.statuses()
              .put(
                  filling.nameOf(key),
                  new LoweredEffects.Line(said, filled.place(), filled.parts()));
        });
  }

  /** The values of its fields and parameters; empty if something is wrong, all of which is told. */
  private Optional<Map<String, JsonNode>> values(
      EffectUse use, EffectType type, String home, boolean within) {
    boolean stands = standsWhere(use, type, home) && (!within || isDoneAtOnce(use, type));
    boolean stays = staysAsItSays(use, type);
    boolean lasts = use.lasts(type.leastDuration());
    Optional<Map<String, JsonNode>> read = parameters.read(use, type);
    Map<String, JsonNode> values = new LinkedHashMap<>(standing(use, type));
    if (!stands || !stays || !lasts || read.isEmpty() || suppressesNobody(type, values)) {
      return Optional.empty();
    }
    values.putAll(read.get());
    return Optional.of(values);
  }

  /** The damage so far, in brackets where a formula does not only add to it. */
  private static JsonNode total(LoweredEffects all, boolean onlyAdds) {
    String total = all.reached();
    boolean plain = onlyAdds || total.equals(LoweredEffects.PRINTED);
    return NODES.textNode(plain ? total : "(" + total + ")");
  }

  /**
   * False if a formula would work out the damage before it twice, where that depends on chance: the
   * coins would be flipped again.
   */
  private static boolean canBeWorkedOut(
      EffectUse use, DamageFormula damage, LoweredEffects all, boolean within) {
    boolean again = within ? isMeasured(damage, all) : damage.repeats();
    boolean wrong = again && new DamageFormula(all.reached()).hasChance();
    if (wrong) {
      wrong(
          use,
          Words.quote(use.type()) + " where the damage before it depends on chance",
          within
              ? "an effect that adds to the damage, or one that stands in no other effect"
              : "an effect with '$total' once in its formula");
    }
    return !wrong;
  }

  /** True if what an effect within another adds depends on the damage before it. */
  private static boolean isMeasured(DamageFormula damage, LoweredEffects all) {
    return damage.counts() ? !damage.onlyAdds() : !all.onlyAdded();
  }

  /**
   * Lets an effect change the damage of its attack. One that takes the place of the printed damage
   * leaves what others add, wherever they stand.
   */
  private static void whole(
      EffectUse use, DamageFormula damage, TemplateValues filling, LoweredEffects all) {
    if (damage.counts() || replaces(use, all)) {
      all.damage(after(damage, filling, all));
    }
  }

  /** The damage with an effect. */
  private static String after(DamageFormula damage, TemplateValues filling, LoweredEffects all) {
    if (damage.counts() && !damage.onlyAdds()) {
      all.notOnlyAdded();
    }
    String formula = filling.text(damage.text());
    return damage.counts() ? formula : all.inPlaceOfPrinted(formula);
  }

  /** Notes that an effect takes the place of the printed damage; false if it cannot. */
  private static boolean replaces(EffectUse use, LoweredEffects all) {
    if (all.measuredWithin()) {
      wrong(
          use,
          Words.quote(use.type()) + " behind an effect within another that counts '$total'",
          "it before that effect, as it stands in place of the printed damage");
      return false;
    }
    boolean first = all.replace();
    if (!first) {
      wrong(
          use,
          "a second effect in place of the printed damage: " + Words.quote(use.type()),
          "one such effect, and others that do more damage");
    }
    return first;
  }

  /**
   * Lets an effect within another change the damage of its attack where it counts: a formula would
   * count whatever the coin shows. One that leaves the damage as it is adds nothing, and any other
   * adds what it differs by.
   */
  private void more(
      EffectUse use, DamageFormula damage, TemplateValues filling, LoweredEffects all) {
    if (!damage.counts() && !replaces(use, all)) {
      return;
    }
    all.damage(all.damage().orElse(LoweredEffects.PRINTED));
    boolean measured = isMeasured(damage, all);
    String before = all.reached();
    String after = after(damage, filling, all);
    all.reached(after);
    if (after.equals(before)) {
      return;
    }
    Optional<JsonValue> lines = types.file().within();
    if (lines.isEmpty()) {
      String found = Words.quote(use.type()) + " within another effect";
      wrong(
          use,
          found,
          "an effect that does not change the damage, or 'within' in the file of effect types");
    }
    String more = new DamageFormula(after).moreThan(before);
    if (measured) {
      all.measure();
    } else {
      String added = filling.with("total", "0").text(damage.text());
      more = damage.counts() ? added : added + " - " + LoweredEffects.PRINTED;
    }
    boolean alone = lines.map(JsonValue::node).filter(EffectLowering::countsMoreAlone).isPresent();
    filling.with("more", alone ? more : "(" + more + ")").entries(lines).forEach(all.before()::add);
  }

  /** True if a template has what is added only as a whole formula, which needs no brackets. */
  private static boolean countsMoreAlone(JsonNode template) {
    return template.isTextual()
        ? template.asText().equals("$more") || !Template.places(template).contains("more")
        : StreamSupport.stream(template.spliterator(), false)
            .allMatch(EffectLowering::countsMoreAlone);
  }

  /** The conditions of a type, and those that the chosen words imply. */
  private List<UseCondition> conditions(EffectUse use, EffectType type, TemplateValues filling) {
    Map<String, String> tests = new LinkedHashMap<>();
    type.test().ifPresent(test -> tests.put("/if", test));
    tests.putAll(parameters.tests(use, type));
    List<UseCondition> conditions = new ArrayList<>();
    tests.forEach(
        (pointer, test) -> {
          JsonValue written = type.places().part(pointer).orElseThrow();
          UseCondition asked =
              new UseCondition(filling.text(test), type.because(), filling.from(written));
          conditions.add(asked);
        });
    return conditions;
  }

  private static boolean standsWhere(EffectUse use, EffectType type, String home) {
    boolean fits = type.homes().contains(home);
    if (!fits) {
      wrong(
          use,
          Words.quote(use.type()) + " in " + English.a(home),
          "an effect type for it; this one stands in " + String.join(" or ", type.homes()));
    }
    return fits;
  }

  /** True if an effect within another has nothing that is in play with a card. */
  private static boolean isDoneAtOnce(EffectUse use, EffectType type) {
    if (type.effects().isPresent()) {
      wrong(
          use,
          Words.quote(use.type()) + " within another effect",
          "an effect that is done at once; this one holds as long as its card is in play");
    }
    return type.effects().isEmpty();
  }

  private static void wrong(EffectUse use, String found, String expected) {
    use.places().error("effect_id", Code.EFFECT_PLACE, found, expected);
  }

  /** True if it says only those things of staying that its type leaves open. */
  private static boolean staysAsItSays(EffectUse use, EffectType type) {
    Set<String> open = new HashSet<>(type.decidingPlaces());
    if (open.contains(SUPPRESSED)) {
      open.add("scope");
    }
    List<String> fixed = use.stays().stream().filter(field -> !open.contains(field)).toList();
    for (String field : fixed) {
      use.places()
          .error(
              field,
              Code.EFFECT_PLACE,
              Words.quote(field) + " of " + Words.quote(use.type()),
              "nothing: this effect type leaves no choice of it");
    }
    return fixed.isEmpty();
  }

  /**
   * True if it is a suppressor of a scope that none has, or of none since its type does not stay;
   * the checks of cards and types report it.
   */
  private static boolean suppressesNobody(EffectType type, Map<String, JsonNode> values) {
    JsonNode suppressed = values.getOrDefault(SUPPRESSED, NODES.textNode(""));
    return type.usedPlaces().contains(SUPPRESSED) && suppressed.asText().isEmpty();
  }

  /** The duration fields of a use, with those of its type as defaults. */
  private Map<String, JsonNode> standing(EffectUse use, EffectType type) {
    Map<String, JsonNode> values = new LinkedHashMap<>();
    values.put("effect_type", NODES.textNode(use.type()));
    type.stays()
        .ifPresent(
            stays -> {
              String scope = use.scope().orElse(stays.scope());
              String key = use.key().or(stays::key).orElse("");
              values.put(
                  "scope",
                  NODES.textNode(types.file().scopes().getOrDefault(scope, HolderScope.SELF)));
              values.put(
                  SUPPRESSED, NODES.textNode(types.file().suppressed().getOrDefault(scope, "")));
              values.put("trigger", NODES.textNode(use.trigger().orElse(stays.trigger())));
              values.put("stacking_mode", stacking(use.stacking().orElse(stays.stacking())));
              values.put("stacking_key", NODES.textNode(key));
              use.duration()
                  .or(stays::duration)
                  .ifPresent(turns -> values.put("duration", NODES.numberNode(turns)));
            });
    return values;
  }

  private static JsonNode stacking(StackingMode mode) {
    return NODES.textNode(mode.word().replace('_', ' '));
  }

  /** An effect whose lists of effects, such as those of a coin, are all empty does nothing. */
  private static void needsOneList(EffectUse use, EffectType type) {
    List<String> lists =
        type.params().keySet().stream()
            .filter(name -> type.params().get(name).type() == EffectType.Kind.EFFECTS)
            .toList();
    boolean empty =
        lists.stream()
            .allMatch(
                name -> use.params().field(name).map(list -> list.node().isEmpty()).orElse(true));
    if (empty && !lists.isEmpty()) {
      String found = Words.quote(use.type()) + " without effects";
      use.places().error("effect_id", Code.NO_CHANGE, found, "effects in " + Words.oneOf(lists));
    }
  }

  /**
   * Puts the lines of effects within this one into lists by the names of its parameters.
   *
   * @return whether they have to come before the damage of an attack
   */
  private boolean nested(
      EffectUse use,
      EffectType type,
      String home,
      Map<String, JsonNode> around,
      Map<String, List<LoweredEffects.Line>> lines,
      LoweredEffects all) {
    boolean early = false;
    Map<String, LoweredEffects> within = new LinkedHashMap<>();
    for (String name : type.params().keySet()) {
      if (type.params().get(name).type() == EffectType.Kind.EFFECTS) {
        LoweredEffects inner = all.within();
        use.params()
            .field(name)
            .map(types::uses)
            .orElse(List.of())
            .forEach(one -> lower(one, home, around, inner, true));
        all.include(inner);
        early |= !inner.before().isEmpty();
        within.put(name, inner);
      }
    }
    // Only one of several lists runs, so each may have an effect in place of the printed damage.
    if (within.values().stream().anyMatch(LoweredEffects::replaced)) {
      all.replace();
    }
    boolean before = early;
    within.forEach(
        (name, inner) -> lines.put(name, before ? lists.before(use, inner, all) : inner.then()));
    return early;
  }
}
