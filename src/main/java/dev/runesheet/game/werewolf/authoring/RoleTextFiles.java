package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.authoring.check.RoleInheritance;
import dev.runesheet.game.werewolf.authoring.check.RoleLimits;
import dev.runesheet.game.werewolf.authoring.check.RoleReferences;
import dev.runesheet.game.werewolf.authoring.check.RoleTimes;
import dev.runesheet.game.werewolf.authoring.check.UnreadLines;
import dev.runesheet.game.werewolf.authoring.effect.TablePhrases;
import dev.runesheet.language.roletext.ActionCheck;
import dev.runesheet.language.roletext.DefinedNames;
import dev.runesheet.language.roletext.Playability;
import dev.runesheet.language.roletext.RoleTextCode;
import dev.runesheet.language.roletext.RoleTextFile;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.GameTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Role texts outside the game's data. */
public final class RoleTextFiles implements GameTexts {

  private final VerbCatalog verbs = new WerewolfPack().catalog();

  @Override
  public String game() {
    return "werewolf";
  }

  @Override
  public Tally check(List<TextFile> files, boolean lenient, Diagnostics findings) {
    DefinedNames names = new DefinedNames();
    Tally tally = Tally.NONE;
    for (TextFile one : files) {
      tally = tally.plus(check(one.name(), one.content(), lenient, names, findings));
    }
    return tally;
  }

  private Tally check(
      String file, String content, boolean lenient, DefinedNames names, Diagnostics findings) {
    RoleTextFile all = new RoleTextFile(file, content);
    if (all.isUnreadable(findings)) {
      return new Tally(0, 0, 1, 0);
    }
    Tally tally = Tally.NONE;
    List<RoleTextFile.Read> texts = all.read(lenient);
    List<Definition> definitions = texts.stream().map(RoleTextFile.Read::definition).toList();
    RoleInheritance heritage = new RoleInheritance(definitions);
    for (RoleTextFile.Read text : texts) {
      names.add(text.definition(), text.findings());
      findings.addAll(text.findings());
      tally = tally.plus(judged(text, heritage, findings));
    }
    UnreadLines unread = new UnreadLines();
    if (!texts.isEmpty()) {
      unread.add(file, content, new RoleText(definitions), findings);
    }
    RoleReferences.checkSome(definitions, unread, null, Set.of(), findings);
    new RoleTimes(true, findings).check(definitions);
    new RoleLimits(findings).check(definitions);
    ActionCheck actions = new ActionCheck(findings);
    texts.stream()
        .filter(text -> !text.findings().hasErrors())
        .forEach(text -> actions.check(text.definition()));
    return tally;
  }

  private Tally judged(RoleTextFile.Read text, RoleInheritance heritage, Diagnostics findings) {
    if (text.findings().hasErrors()) {
      return new Tally(0, 0, 1, 0);
    }
    int before = findings.all().size();
    new RoleSources(
            verbs,
            RoleSources.USUAL,
            TablePhrases.USUAL,
            (place, what) ->
                findings.error(RoleTextCode.NOT_PLAYABLE, place, what, "what the game plays"))
        .add(text.definition(), heritage);
    int strict = text.strict() ? 1 : 0;
    return new Tally(strict, 1 - strict, 0, findings.all().size() > before ? 1 : 0);
  }

  @Override
  public Rewritten rewrite(String file, String content, Diagnostics findings) {
    RoleTextFile texts = new RoleTextFile(file, content);
    List<RoleTextFile.Read> rewritten = new ArrayList<>();
    if (texts.isUnreadable(findings)) {
      return new Rewritten(content, 0);
    }
    for (RoleTextFile.Read text : texts.read(true)) {
      if (text.findings().hasErrors() || headless(file, text)) {
        findings.addAll(text.findings());
      } else if (!text.strict()) {
        if (!texts.isCanonical(text)) {
          rewritten.add(text);
        }
        Playability.OF_GUIDE
            .hindrances(text.definition())
            .forEach(
                one ->
                    findings.error(
                        RoleTextCode.NO_FORM, one.place(), one.what(), "a form of the guide"));
      }
    }
    return new Rewritten(rewritten.isEmpty() ? content : texts.with(rewritten), rewritten.size());
  }

  /** True if the header is not understood and would be lost; lines of JSON keep theirs. */
  private static boolean headless(String file, RoleTextFile.Read text) {
    return !file.endsWith(".jsonl")
        && text.findings().all().stream().anyMatch(one -> one.code() == RoleTextCode.TEXT);
  }
}
