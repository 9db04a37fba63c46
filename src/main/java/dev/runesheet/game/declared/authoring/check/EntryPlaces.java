package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Places;
import dev.runesheet.game.declared.verb.AnswerVerbs;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.TablePlaces;
import java.util.Map;
import java.util.Set;

/** The places of the parts of an effect: the fields of an entry, or the cells of a row. */
public final class EntryPlaces implements Places {

  /** The fields of a line that pays, by the parameters of its verb. */
  private static final Map<String, String> PAYMENT =
      Map.of("target", "pay", "payment", "pay", "zone", "to");

  /** The part of places of lines of an effect type that a card names. */
  private static final String TYPE = "/effect_id/";

  private final Places rows;
  private final Set<SourceLocation> given;

  /** The places of effects of tables, and of entries. */
  public EntryPlaces(PackContent content) {
    this.rows = new TablePlaces(content.tables());
    this.given = content.given().keySet();
  }

  /** True if a place is one of a line of an effect type, which may be for other cards, too. */
  static boolean isOfType(SourceLocation place) {
    return place.place().contains(TYPE);
  }

  /** A part of an effect type is shared unless the card that names the type gives it. */
  @Override
  public boolean isShared(SourceLocation place) {
    return isOfType(place) && !given.contains(place);
  }

  /** A field of an entry. */
  public static SourceLocation field(SourceLocation entry, String name) {
    return entry.place().startsWith("#")
        ? new SourceLocation(entry.file(), entry.place() + "/" + name)
        : entry;
  }

  @Override
  public SourceLocation trigger(Effect effect) {
    return field(rows.trigger(effect), "when");
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
    return field(rows.change(effect, part), part);
  }

  @Override
  public SourceLocation condition(Effect effect, Step.If branch, Condition part) {
    return field(rows.condition(effect, branch, part), "if");
  }

  @Override
  public SourceLocation condition(Effect effect) {
    return field(rows.condition(effect), "if");
  }

  @Override
  public SourceLocation group(Effect effect, Step step) {
    return field(rows.group(effect, step), "where");
  }

  @Override
  public SourceLocation times(Effect effect, Step.Repeat repeat) {
    return field(rows.times(effect, repeat), "repeat");
  }

  @Override
  public SourceLocation argument(Effect effect, Step.Do act, String parameter) {
    return field(rows.argument(effect, act, parameter), written(act, parameter));
  }

  /** The field that says an argument; those of payments are called otherwise. */
  private static String written(Step.Do act, String parameter) {
    return act.verb().name().equals(AnswerVerbs.PAY_WITH)
        ? PAYMENT.getOrDefault(parameter, parameter)
        : parameter;
  }
}
