package dev.runesheet.engine.host;

import java.security.AccessController;
import java.security.PrivilegedAction;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadPoolExecutor;
import org.drools.base.base.CoreComponentsBuilder;
import org.drools.core.base.FieldAccessorFactory;
import org.drools.core.common.TruthMaintenanceSystemFactory;
import org.drools.core.reteoo.AgendaComponentFactory;
import org.drools.core.reteoo.CoreComponentFactory;
import org.drools.core.reteoo.RuntimeComponentFactory;
import org.drools.kiesession.factory.KnowledgeHelperFactory;
import org.drools.wiring.api.classloader.ProjectClassLoader;
import org.kie.internal.concurrent.ExecutorProviderFactory;
import org.mvel2.optimizers.OptimizerFactory;

/**
 * The services of Drools that play rules. Drools looks for each in the class loader of whichever
 * thread needs it first, and keeps what it finds, or that it found none, for the whole process.
 */
final class DroolsServices {

  private static final String NO_CLASS = "runesheet.no.such.Class";

  private DroolsServices() {}

  /** Has them found in a class loader that knows them; call it before Drools is used. */
  static void prepare() {
    Once.DONE.run();
  }

  private static final class Once {

    private static final Runnable DONE = () -> {};

    static {
      inAThreadOfItsOwn();
    }
  }

  private static void inAThreadOfItsOwn() {
    ClassLoader known = CallersLoader.get();
    UnrelatedThread.run(() -> findAll(known));
  }

  private static void findAll(ClassLoader known) {
    CallersLoader.with(
        known,
        () ->
            List.of(
                CoreComponentsBuilder.get(),
                FieldAccessorFactory.get(),
                CoreComponentFactory.get(),
                RuntimeComponentFactory.get(),
                AgendaComponentFactory.get(),
                KnowledgeHelperFactory.get(),
                TruthMaintenanceSystemFactory.get(),
                ExecutorProviderFactory.getExecutorProvider()));
    // MVEL keeps the class loader of the thread that uses it first: not that of a plugin.
    OptimizerFactory.getDefaultAccessorCompiler();
    startWorkers();
    missAClass();
  }

  /**
   * Starts the threads in which Drools compiles conditions that are asked often. They live as long
   * as the process, with the class loader of the thread that starts them, which else is whoever
   * plays first. A host's own threads are its own affair.
   */
  private static void startWorkers() {
    if (ExecutorProviderFactory.getExecutorProvider().getExecutor()
            instanceof ThreadPoolExecutor workers
        && workers.getThreadFactory().getClass().getName().startsWith("org.drools.")) {
      workers.prestartAllCoreThreads();
    }
  }

  /** Drools throws the same exception each time, which keeps the calls that led to the first. */
  private static void missAClass() {
    try {
      ProjectClassLoader.createProjectClassLoader(DroolsServices.class.getClassLoader())
          .loadClass(NO_CLASS);
    } catch (ClassNotFoundException expected) {
      return;
    }
    throw new IllegalStateException("class (" + NO_CLASS + ") exists.");
  }

  /**
   * Work in a thread from which nothing leads to the caller: neither its class loader nor the
   * classes of the calls under way, which threads hand on to those that they start, and exceptions
   * keep. What libraries hold for the whole process is made in one, so that plugins can leave the
   * memory.
   */
  private static final class UnrelatedThread {

    private UnrelatedThread() {}

    /** Does work and waits for its end. */
    static void run(Runnable work) {
      FutureTask<Void> task = new FutureTask<>(work, null);
      start(task);
      DeepStack.result(task);
    }

    /** A thread keeps the domains of all callers up to a privileged one. */
    @SuppressWarnings("removal") // Later Javas, in which threads keep none, just do it.
    private static void start(Runnable task) {
      AccessController.doPrivileged(
          (PrivilegedAction<Void>)
              () -> {
                Thread thread = new Thread(null, task, "rule-preparer", 0, false);
                thread.setContextClassLoader(UnrelatedThread.class.getClassLoader());
                thread.setDaemon(true);
                thread.start();
                return null;
              });
    }
  }
}
