package dev.runesheet.testing.mutation;

import dev.runesheet.api.RuleBook;
import dev.runesheet.api.RuleRevisions;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.testing.mutation.Mutation.Edit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rule books of mutants: each compiles only its difference from the one before. */
final class MutantRules {

  private final AuthoringPack pack;
  private final PackFiles files;
  private final BuiltPack original;
  private final List<List<String>> texts;
  private final RuleRevisions revisions;
  private final List<EffectDefinition> effects;

  /**
   * Compiles the original rules, as a base for their mutants.
   *
   * @param files a cache of files, so that unchanged rows are not compiled to rules again
   */
  MutantRules(AuthoringPack pack, PackFiles files, BuiltPack original) {
    this.pack = pack;
    this.files = files;
    this.original = original;
    this.texts = texts(original);
    this.revisions = new RuleRevisions(pack.playedBy());
    RuleBook book = revisions.next(original.rules(), original.notes(), original.catalog()).book();
    this.effects = List.copyOf(book.effects());
  }

  /**
   * The result of a change of rules.
   *
   * @param valid whether the changed rules have no errors
   * @param book the changed rules; empty if they are not valid, or are the same as before
   */
  record Changed(boolean valid, Optional<RuleBook> book) {
    private static final Changed INVALID = new Changed(false, Optional.empty());
    private static final Changed SAME = new Changed(true, Optional.empty());
  }

  /**
   * The rules with a change.
   *
   * @param played whether matches ask the changed part; otherwise it was asked when the book was
   *     made, and the book's effects hold the answers
   */
  Changed with(Edit edit, boolean played) {
    if (edit.idle()) {
      return Changed.SAME;
    }
    Diagnostics findings = new Diagnostics();
    PackContent content = pack.derived(edit.apply(original.content(), findings), findings);
    if (findings.hasErrors()) {
      return Changed.INVALID;
    }
    BuiltPack built = PackBuilder.build(pack, content, files);
    if (texts(built).equals(texts) && built.catalog().equals(original.catalog())) {
      return Changed.SAME;
    }
    try {
      RuleBook book = revisions.next(built.rules(), built.notes(), built.catalog()).book();
      boolean same = !played && effects.equals(List.copyOf(book.effects()));
      return same ? Changed.SAME : new Changed(true, Optional.of(book));
    } catch (RuleCompilationException | IllegalStateException | IllegalArgumentException unfit) {
      return Changed.INVALID;
    }
  }

  /** The rules without the comments on where they were written. */
  private static List<List<String>> texts(BuiltPack built) {
    List<List<String>> texts = new ArrayList<>();
    for (RuleSource source : built.rules()) {
      List<String> rules = new ArrayList<>(List.of(source.head()));
      source.rules().forEach(rule -> rules.add(rule.text()));
      texts.add(rules);
    }
    return texts;
  }
}
