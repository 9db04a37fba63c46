package dev.runesheet.engine.rules;

import java.util.List;
import org.drools.base.base.CoreComponentsBuilder;
import org.drools.core.base.FieldAccessorFactory;
import org.drools.core.common.TruthMaintenanceSystemFactory;
import org.drools.core.reteoo.AgendaComponentFactory;
import org.drools.core.reteoo.CoreComponentFactory;
import org.drools.core.reteoo.RuntimeComponentFactory;
import org.drools.kiesession.factory.KnowledgeHelperFactory;
import org.kie.internal.concurrent.ExecutorProviderFactory;
import org.mvel2.optimizers.OptimizerFactory;

/**
 * The services of Drools that play rules. Drools looks for each in the class loader of whichever
 * thread needs it first, and keeps what it finds, or that it found none, for the whole process.
 */
final class DroolsServices {

  private DroolsServices() {}

  /** Has them found in a class loader that knows them; call it before Drools is used. */
  static void prepare() {
    Once.DONE.run();
  }

  private static final class Once {

    private static final Runnable DONE = () -> {};

    static {
      CallersLoader.with(
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
      CallersLoader.with(
          DroolsServices.class.getClassLoader(), OptimizerFactory::getDefaultAccessorCompiler);
    }
  }
}
