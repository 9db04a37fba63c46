package dev.runesheet.pack.watch;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.analysis.change.Change;
import dev.runesheet.analysis.change.EffectDiff;
import dev.runesheet.analysis.change.EffectOrder;
import dev.runesheet.api.RuleBook;
import dev.runesheet.api.RuleRevisions;
import dev.runesheet.api.RuleRevisions.Revision;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.CatalogSection;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.change.AbilityOrder;
import dev.runesheet.pack.change.CatalogDiff;
import dev.runesheet.pack.change.EntryPlaces;
import dev.runesheet.pack.change.PackRows;
import dev.runesheet.pack.change.RuleFiles;
import dev.runesheet.pack.check.EarlierVersionCheck;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.check.RenamedNames;
import dev.runesheet.pack.file.CachedFiles;
import dev.runesheet.pack.file.ComparedFiles;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.FolderWatch;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SnapshotFiles;
import dev.runesheet.pack.file.SteadyFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The rules of a game whose sources are edited while matches are played.
 *
 * <pre>{@code
 * LiveRules rules = LiveRules.of("math-battle", folder);
 * rules.update();
 * rules.addListener(listener);
 * try (RulesWatcher watcher = rules.watch()) {
 *   Match match = rules.current().newMatch(setup, seed);
 *   …
 * }
 * }</pre>
 *
 * <p>A match keeps the rules that it began with. An edit with an error leaves the last good rules
 * in force. Only what differs is read and compiled again.
 *
 * <p>A parameter that is null is refused with {@link NullPointerException}, which names it.
 */
public final class LiveRules {

  private static final RulesUpdate.Work NOTHING = new RulesUpdate.Work(false, 0);

  private final AuthoringPack pack;
  private final Path folder;
  private final PackFiles files;
  private final RuleRevisions revisions;
  private final List<RulesListener> listeners = new CopyOnWriteArrayList<>();
  private volatile BuiltPack last;
  private PackRows rows = new PackRows();

  /** The sources of the rules in force, in which names are given. */
  private PackFiles good;

  private volatile RuleBook current;

  /** The findings of the latest version of the sources if it has an error; otherwise null. */
  private List<Diagnostic> refused;

  private LiveRules(AuthoringPack pack, Path folder, boolean trusted, RuleProbe probe) {
    this.pack = pack;
    this.folder = given(folder, "folder");
    PackFiles remembered = new CachedFiles(new DirectoryFiles(folder));
    this.files = trusted ? Packs.trusting(remembered) : remembered;
    this.revisions = new RuleRevisions(pack.playedBy(), probe);
  }

  /**
   * The rules of a game in a folder. Nothing is read before the first {@link #update}.
   *
   * @param folder the folder with {@code data}, {@code decision-tables} and {@code rules}
   * @throws IllegalArgumentException if there is no such game
   */
  public static LiveRules of(String game, Path folder) {
    return new LiveRules(pack(game, given(folder, "folder")), folder, false, RuleProbe.NONE);
  }

  private static AuthoringPack pack(String game, Path folder) {
    return Packs.find(game, new DirectoryFiles(folder));
  }

  /**
   * Opens the rules of a game whose author is trusted; see {@link Packs#trusting}.
   *
   * @throws IllegalArgumentException if there is no such game
   */
  public static LiveRules trusting(String game, Path folder) {
    return new LiveRules(pack(game, given(folder, "folder")), folder, true, RuleProbe.NONE);
  }

  /** Rules of the same files, not read yet, whose books are all watched by a probe. */
  public LiveRules watchedBy(RuleProbe probe) {
    return new LiveRules(pack, folder, files.trusted(), probe);
  }

  /**
   * The rules in force: take them anew for each match.
   *
   * @throws IllegalStateException if there never were good ones
   */
  public RuleBook current() {
    RuleBook book = current;
    if (book == null) {
      throw new IllegalStateException(
          "rules of "
              + pack.game()
              + " have no good version. Maybe update() was not called yet, or found errors.");
    }
    return book;
  }

  /** The sources of the rules in force; empty if there never were good ones. */
  public Optional<BuiltPack> sources() {
    return Optional.ofNullable(last);
  }

  /** Registers a listener for all later edits. */
  public void addListener(RulesListener listener) {
    listeners.add(given(listener, "listener"));
  }

  /** Removes a listener. */
  public void removeListener(RulesListener listener) {
    listeners.remove(given(listener, "listener"));
  }

  /**
   * Reads the present sources. Without an error they are in force from now on, and listeners are
   * notified of differences; with one, listeners are notified of the error, unless all findings are
   * those of the version before. What a listener throws, also an {@link Error}, goes to the
   * thread's handler of uncaught exceptions; the others are notified nevertheless.
   */
  public synchronized RulesUpdate update() {
    return update(() -> true);
  }

  /**
   * Reads the present sources as {@link #update()} does, but tells nobody of an error in files that
   * were being saved: they are read again when they have been.
   *
   * @param atRest whether the files are still those that the reading began with; asked after errors
   */
  synchronized RulesUpdate update(BooleanSupplier atRest) {
    RuleBook before = current;
    List<Diagnostic> earlier = refused;
    RulesUpdate update = read();
    if (update.refused() && !atRest.getAsBoolean()) {
      return update;
    }
    refused = update.refused() ? update.findings() : null;
    if (update.refused()) {
      if (!refused.equals(earlier)) {
        tell(listener -> listener.rulesRefused(update));
      }
    } else if (before != null && !before.hash().equals(update.book().hash())) {
      tell(listener -> listener.rulesChanged(update));
    } else if (earlier != null) {
      tell(listener -> listener.rulesRestored(update));
    }
    return update;
  }

  private void tell(Consumer<RulesListener> news) {
    for (RulesListener listener : listeners) {
      UncaughtErrors.handled(() -> news.accept(listener));
    }
  }

  /**
   * Makes ready for the next edit if matches are being played. Takes as long as compiling all
   * rules, so this is for the time when nobody waits; {@link #watch} does it by itself.
   */
  public void prepare() {
    revisions.prepare();
  }

  /**
   * Reads and checks all sources as if all had been edited, and forgets it: the first edit is then
   * read by a program that is warm. For the time when nobody waits; an edit may be read meanwhile.
   */
  public void rehearse() {
    PackFiles fresh = new CachedFiles(new DirectoryFiles(folder));
    built(files.trusted() ? Packs.trusting(fresh) : fresh, new Diagnostics());
  }

  /**
   * Reads the sources now and whenever one of them has been saved, in a thread of its own.
   *
   * @throws IOException if the folder cannot be watched
   */
  public RulesWatcher watch() throws IOException {
    return RulesWatcher.start(this, watched());
  }

  /** Notices when sources have been saved. */
  public FolderWatch watched() throws IOException {
    return FolderWatch.of(pack.game(), folder, files);
  }

  /** The files, with a cache of unchanged ones. */
  public PackFiles files() {
    return files;
  }

  private RulesUpdate read() {
    // A file may be saved again while this reads: the rules and what is told are of one version.
    PackFiles files = new ComparedFiles(new SteadyFiles(this.files), good);
    Diagnostics findings = new Diagnostics();
    try {
      return read(files, findings);
    } catch (RuntimeException thrown) { // Whatever it is, listeners hear of it as of a mistake.
      Packs.report(thrown, pack.game(), findings);
      return new RulesUpdate(current, true, List.of(), findings.all(), NOTHING);
    }
  }

  private RulesUpdate read(PackFiles files, Diagnostics findings) {
    BuiltPack built = built(files, findings);
    if (built != null && current != null && isSame(built)) {
      List<Change> told = rowChanges(files);
      return new RulesUpdate(current, false, told, findings.all(), NOTHING);
    }
    Revision revision = built == null ? null : revision(built, findings);
    if (revision == null) {
      return new RulesUpdate(current, true, List.of(), refusing(files, findings), NOTHING);
    }
    List<Change> changes = changes(built, files);
    current = revision.book(); // Before its sources: whoever sees these finds the rules.
    last = built;
    good = new SnapshotFiles(RenamedNames.compared(pack.game(), files), files);
    RulesUpdate.Work work = new RulesUpdate.Work(revision.whole(), revision.compiled());
    return new RulesUpdate(revision.book(), false, changes, findings.all(), work);
  }

  /**
   * The findings of a version that is refused; names that were changed are told at their source.
   */
  private List<Diagnostic> refusing(PackFiles files, Diagnostics findings) {
    return good == null
        ? findings.all()
        : RenamedNames.toldOfSources(findings.all(), pack.game(), good, files);
  }

  private List<Change> changes(BuiltPack built, PackFiles files) {
    List<Change> changes = new ArrayList<>();
    List<Change> ofRows = rowChanges(files);
    if (last != null) {
      changes.addAll(EffectDiff.between(last.content().effects(), built.content().effects()));
      changes.addAll(EffectOrder.between(last.content().effects(), built.content().effects()));
      changes.addAll(ofRows);
      changes.addAll(RuleFiles.between(last.rules(), built.rules()));
      changes.addAll(facts(built, files, changes));
      changes.addAll(
          AbilityOrder.between(
              pack.catalogSections(),
              built.catalog(),
              last.content().effects(),
              built.content().effects()));
      if (changes.isEmpty()) { // Otherwise the rest may differ by what is told already.
        SourceLocation place = SourceLocation.file(Manifest.path(pack.game()));
        changes.addAll(
            CatalogDiff.rest(pack.catalogSections(), place, last.catalog(), built.catalog()));
      }
    }
    return changes;
  }

  /** The changes of the rows that are no effects, which are compared with these from now on. */
  private List<Change> rowChanges(PackFiles files) {
    PackRows now = new PackRows(pack, files);
    List<Change> changes = List.copyOf(rows.changes(now));
    rows = now;
    return changes;
  }

  /** The changes of the catalog, without those that rows of tables report. */
  private List<Change> facts(BuiltPack built, PackFiles files, List<Change> told) {
    List<Change> facts = new ArrayList<>();
    EntryPlaces places = new EntryPlaces(pack.game(), files);
    for (CatalogSection section : pack.catalogSections()) {
      if (told.stream().noneMatch(one -> one.noun().equals(section.noun()))) {
        facts.addAll(
            CatalogDiff.between(
                section, id -> places.of(section, id), last.catalog(), built.catalog()));
      }
    }
    return facts;
  }

  private boolean isSame(BuiltPack built) {
    return built.rules().equals(last.rules()) && built.catalog().equals(last.catalog());
  }

  /** The rules as text; null after a finding. */
  private BuiltPack built(PackFiles files, Diagnostics findings) {
    try {
      BuiltPack built = PackBuilder.build(pack, files, findings);
      if (built != null) {
        if (last == null) {
          PackAnalysis.check(pack, built.content(), files, findings);
        } else {
          PackAnalysis.check(pack, built.content(), last.content()::effects, files, findings);
          EarlierVersionCheck.check(pack, last.content(), built.content(), files, findings);
          rows.reportGone(new PackRows(pack, files), findings);
        }
      }
      return findings.hasErrors() ? null : built;
    } catch (UncheckedIOException gone) {
      // A folder went while its files were listed.
      String why = String.valueOf(gone.getCause().getMessage());
      findings.error(Code.FILE_MISSING, SourceLocation.file(why), "", "a file");
      return null;
    }
  }

  private Revision revision(BuiltPack built, Diagnostics findings) {
    try {
      return revisions.next(built.rules(), built.notes(), built.catalog());
    } catch (RuleCompilationException wrong) {
      Packs.report(wrong, built.content(), findings);
      return null;
    } catch (IllegalStateException | IllegalArgumentException unfit) {
      Packs.report(unfit, pack.game(), findings);
      return null;
    }
  }
}
