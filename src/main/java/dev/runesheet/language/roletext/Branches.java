package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.tree.Action.Branch;
import dev.runesheet.language.roletext.tree.Action.When;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;

/** Checks the lines of one {@code Evaluate} against each other. */
final class Branches {

  private Branches() {}

  static void check(List<Branch> branches, boolean lenient, Diagnostics findings) {
    boolean otherwise = false;
    for (Branch branch : branches) {
      if (branch.when() instanceof When.Otherwise) {
        if (otherwise) {
          findings.error(Code.DUPLICATE, branch.place(), "a second Otherwise", "one at most");
        }
        otherwise = true;
      } else if (branch.when() instanceof When.Always) {
        Notes notes = new Notes(lenient, branch.place(), findings);
        notes.otherwise(
            RoleTextCode.COMPLEX, branch.place(), "no condition", "a condition before it");
      }
    }
  }
}
