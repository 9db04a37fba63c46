package dev.runesheet.cli.table;

import dev.runesheet.cli.command.GameRules;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.check.RuleCheck;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import dev.runesheet.testing.suite.ScenarioCheck;
import java.util.List;
import java.util.Map;

/**
 * The errors that a game has, its scenarios among it, once some of its files say something else.
 */
final class OtherFiles {

  private OtherFiles() {}

  /**
   * The errors besides those that the game has as it is.
   *
   * @param contents the files that say something else, by name
   */
  static List<Diagnostic> errors(GameRules rules, Map<String, byte[]> contents) {
    PackFiles files = rules.files();
    List<Diagnostic> errors =
        errors(rules.pack(), new ReplacedFiles(files, contents, files.origin()));
    if (errors.isEmpty()) {
      return errors;
    }
    List<Diagnostic> before = errors(rules.pack(), files);
    return errors.stream().filter(one -> !before.contains(one)).toList();
  }

  private static List<Diagnostic> errors(AuthoringPack pack, PackFiles files) {
    Diagnostics found = new Diagnostics();
    PackContent content = PackBuilder.read(pack, files, found);
    if (content != null) {
      RuleCheck.check(PackBuilder.build(pack.game(), content, files), found)
          .ifPresent(words -> ScenarioCheck.check(words, pack.names(content), files, found));
    }
    return found.all().stream().filter(Diagnostic::isError).toList();
  }
}
