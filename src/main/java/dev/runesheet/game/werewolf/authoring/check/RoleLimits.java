package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;

/** The check for restrictions of one ability that exclude each other, so that nobody can fit. */
public record RoleLimits(Diagnostics findings) {

  /** Reports restrictions that exclude each other. */
  public void check(List<Definition> definitions) {
    definitions.stream().flatMap(ContainedAbilities::of).forEach(this::check);
  }

  private void check(AbilityUse use) {
    List<Restriction.Attribute> asked = use.parameters().attributes();
    for (int later = 1; later < asked.size(); later++) {
      Restriction.Attribute one = asked.get(later);
      SourceLocation place = place(use, later);
      asked.subList(0, later).stream()
          .filter(other -> excludes(one, other))
          .findFirst()
          .ifPresent(other -> report(place, one, other));
    }
  }

  /** True if the same player would have to have and to lack an attribute. */
  private static boolean excludes(Restriction.Attribute one, Restriction.Attribute other) {
    return one.has() != other.has()
        && one.attribute().equals(other.attribute())
        && one.bearer().equals(other.bearer())
        && isSomebody(one.bearer());
  }

  /** False for players of whom there may be none, who then have and lack everything. */
  private static boolean isSomebody(Target whose) {
    return whose instanceof Target.Standard one
        && (one.equals(Target.SELF) || one.word().selections() > 0 || one.is(TargetWord.WINNER));
  }

  /** The place of one of the attributes that an ability is restricted by. */
  static SourceLocation place(AbilityUse use, int number) {
    return use.written().behind("(?:\\bAttribute\\s*:.*?){" + number + "}", "Attribute");
  }

  private void report(SourceLocation place, Restriction one, Restriction other) {
    String found = Words.quote(RoleTextWriter.write(one));
    String why = "it excludes " + Words.quote(RoleTextWriter.write(other));
    findings.add(Diagnostic.of(Code.IMPOSSIBLE, place, found, "").suggesting(why));
  }
}
