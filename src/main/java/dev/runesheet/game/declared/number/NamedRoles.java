package dev.runesheet.game.declared.number;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The roles that a formula names. */
public final class NamedRoles {

  private NamedRoles() {}

  /** The roles of a formula and its parts, in the order in which it names them. */
  public static Set<Role> of(Expression formula) {
    Set<Role> roles = new LinkedHashSet<>(itself(formula));
    formula.parts().forEach(part -> roles.addAll(of(part)));
    return roles;
  }

  /** The roles that a formula names itself, and not within its parts. */
  public static List<Role> itself(Expression formula) {
    if (formula instanceof Expression.StatOf stat) {
      return List.of(stat.role());
    }
    if (formula instanceof Expression.OfScope some) {
      return List.of(some.from());
    }
    if (formula instanceof Expression.Is is) {
      return List.of(is.role());
    }
    if (formula instanceof Expression.Has has) {
      return List.of(has.role());
    }
    return formula instanceof Expression.Same same ? List.of(same.role(), same.as()) : List.of();
  }
}
