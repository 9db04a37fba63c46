package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import dev.runesheet.table.cell.CellValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A group of a player's cards that rows of effects count: a scope of the game or a part of one. */
enum CountedGroup {
  /** Signs of a role. */
  SIGNS("cards with roles", ""),
  /** Face-up citizens. */
  CITIZENS("face-up citizens", ""),
  /** Domains. */
  DOMAINS("domains", ""),
  /** Monsters. */
  MONSTERS("monsters", ""),
  /** Face-up citizens of a name. */
  CITIZENS_NAMED("face-up citizens", "name"),
  /** Starters of a name. */
  STARTERS_NAMED("starters", "name"),
  /** Monsters of a name. */
  MONSTERS_NAMED("monsters", "name"),
  /** Monsters of an area. */
  AREA("monsters", "area"),
  /** Monsters of a type. */
  TYPE("monsters", "type");

  private final String scope;
  private final String property;

  CountedGroup(String scope, String property) {
    this.scope = scope;
    this.property = property;
  }

  /** The count as code of a row whose first part names which, if there is a choice. */
  String code() {
    String where = property.isEmpty() ? "true" : "candidate.carries(\"" + property + "\", \"$1\")";
    String group = "$r.in(\"" + scope + "\", $r.getOwner(), candidate -> " + where + ")";
    return this == SIGNS ? "$r.total(" + group + ", \"$1\")" : group + ".size()";
  }

  /** The count as a value, times a number. */
  Value value(String which, double each) {
    List<Condition> where =
        property.isEmpty() ? List.of() : List.of(new Condition.Is(Role.TARGET, property, which));
    Selector.Group group = new Selector.Group(scope, Role.OWNER, where);
    Value count = this == SIGNS ? new Value.Total(group, which) : new Value.Count(group);
    return each == 1 ? count : new Value.Arithmetic(Value.Operator.MULTIPLY, count, Value.of(each));
  }

  /** The cell for a gain by this count; empty if it counts something else. */
  Optional<List<CellValue>> cell(EffectSteps.Gain gain, boolean named) {
    boolean times =
        gain.amount() instanceof Value.Arithmetic product
            && product.operator() == Value.Operator.MULTIPLY;
    Value count = times ? ((Value.Arithmetic) gain.amount()).left() : gain.amount();
    Value each = times ? ((Value.Arithmetic) gain.amount()).right() : Value.of(1);
    String which = which(count);
    if (which == null || !(each instanceof Value.Constant number)) {
      return Optional.empty();
    }
    List<CellValue> values = new ArrayList<>();
    if (named) {
      values.add(new CellValue.Text(which));
    }
    values.add(new CellValue.Text(gain.resource()));
    values.add(new CellValue.Number(number.number()));
    return value(which, number.number()).equals(gain.amount())
        ? Optional.of(values)
        : Optional.empty();
  }

  private String which(Value count) {
    if (count instanceof Value.Total total) {
      return this == SIGNS ? total.stat() : null;
    }
    if (!(count instanceof Value.Count of) || this == SIGNS) {
      return null;
    }
    List<Condition> where = of.group().where();
    if (where.isEmpty()) {
      return property.isEmpty() ? "" : null;
    }
    return where.get(0) instanceof Condition.Is is && is.property().equals(property)
        ? is.word()
        : null;
  }
}
