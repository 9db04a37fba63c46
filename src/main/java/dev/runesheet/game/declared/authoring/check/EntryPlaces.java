package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.declaration.EffectBuilder;
import dev.runesheet.game.declared.authoring.declaration.Procedures;
import dev.runesheet.game.declared.verb.AnswerVerbs;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.TablePlaces;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The places of the parts of an effect: the fields of an entry, or the cells of a row. */
public final class EntryPlaces implements PartPlaces {

  /** The fields of a line that pays, by the parameters of its verb. */
  private static final Map<String, String> PAYMENT =
      Map.of("target", "pay", "payment", "pay", "zone", "to");

  /** The part of places of lines of an effect type that a card names. */
  private static final String TYPE = "effect_id";

  private final PartPlaces rows;
  private final Set<SourceLocation> given;
  private final Optional<Procedures> procedures;

  /** The places of effects of tables, and of entries. */
  public EntryPlaces(PackContent content) {
    this(content, Optional.empty());
  }

  /** The same with those where procedures are given what stands in their lines. */
  public EntryPlaces(PackContent content, Procedures procedures) {
    this(content, Optional.of(procedures));
  }

  private EntryPlaces(PackContent content, Optional<Procedures> procedures) {
    this.rows = new TablePlaces(content.tables());
    this.given = content.given().keySet();
    this.procedures = procedures;
  }

  /** True if a place is one of a line of an effect type, which may be for other cards, too. */
  static boolean isOfType(SourceLocation place) {
    return place.place().pointer().map(Place.Pointer::around).stream()
        .anyMatch(one -> one.steps().contains(TYPE));
  }

  /** A part of an effect type is shared unless the card that names the type gives it. */
  @Override
  public boolean isShared(SourceLocation place) {
    return isOfType(place) && !given.contains(place);
  }

  /** A procedure with parameters has an id of its own for all that it is given. */
  @Override
  public boolean isGiven(Effect effect) {
    return effect.owner().equals(RuleOwners.PROCEDURES)
        && !effect.id().equals(EffectBuilder.id(effect.owner(), effect.name()));
  }

  @Override
  public SourceLocation trigger(Effect effect) {
    return rows.trigger(effect).field("when");
  }

  @Override
  public SourceLocation owner(Effect effect) {
    return rows.owner(effect);
  }

  @Override
  public SourceLocation amount(Effect effect) {
    return rows.amount(effect);
  }

  @Override
  public SourceLocation change(Effect effect, String part) {
    return rows.change(effect, part).field(part);
  }

  @Override
  public SourceLocation condition(Effect effect, Step.If branch, Condition part) {
    return written(effect, rows.condition(effect, branch, part).field("if"));
  }

  @Override
  public SourceLocation compared(Effect effect, Step.If branch, Condition part) {
    return written(effect, rows.compared(effect, branch, part).field("if"));
  }

  @Override
  public SourceLocation condition(Effect effect) {
    return rows.condition(effect).field("if");
  }

  @Override
  public SourceLocation group(Effect effect, Step step) {
    return written(effect, rows.group(effect, step).field("where"));
  }

  @Override
  public SourceLocation way(Effect effect, Step.Choose choose, Step.Branch way) {
    return written(effect, rows.step(effect, choose).field("one of").field(way.name()).field("if"));
  }

  @Override
  public SourceLocation times(Effect effect, Step.Repeat repeat) {
    return written(effect, rows.times(effect, repeat).field("repeat"));
  }

  @Override
  public SourceLocation argument(Effect effect, Step.Do act, String parameter) {
    return written(effect, rows.argument(effect, act, parameter).field(written(act, parameter)));
  }

  @Override
  public SourceLocation given(Effect effect, Step.Perform run, String number) {
    SourceLocation line = rows.step(effect, run);
    return procedures
        .flatMap(all -> all.parameter(run.effect(), number))
        .map(parameter -> written(effect, line.field(parameter)))
        .orElse(line.field("run"));
  }

  /** The place where the effect is given what stands at a place of it, or else that place. */
  private SourceLocation written(Effect effect, SourceLocation place) {
    return procedures.map(all -> all.given(effect.id(), place)).orElse(place);
  }

  /** The field that says an argument; those of payments are called otherwise. */
  private static String written(Step.Do act, String parameter) {
    return act.verb().name().equals(AnswerVerbs.PAY_WITH)
        ? PAYMENT.getOrDefault(parameter, parameter)
        : parameter;
  }
}
